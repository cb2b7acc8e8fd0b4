### O que não é de nenhum jogo: na mesa, no terminal e na página.

## Preposições que se juntam ao artigo do nome que vem depois: os artigos, e o que cada preposição vira com eles

contractions = o a os as
    .a = ao à aos às
    .de = do da dos das
    .em = no na nos nas
    .por = pelo pela pelos pelas
