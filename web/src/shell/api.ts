// The server's HTTP API. Paths, bodies and answers have the types of its OpenAPI schema (see scripts/types.mjs).
import type { components, paths } from "./schema";

type Schemas = components["schemas"];
export type TablePage = Schemas["TablePage"];
export type Tables = Schemas["Tables"];
export type TableIn = Schemas["TableIn"];
export type SeatIn = Schemas["SeatIn"];
export type GamePage = Schemas["GamePage"];
export type FigurePage = Schemas["FigurePage"];
export type FirstGamePage = Schemas["FirstGamePage"];
export type GameData = Schemas["GameData"];
export type OptionPage = Schemas["OptionPage"];
export type PanelPage = Schemas["PanelPage"];
export type HintPage = Schemas["HintPage"];
export type Reported = Schemas["Reported"];
export type ReplayPage = Schemas["ReplayPage"];
export type ScoreLine = Schemas["ScoreLine"];
export type ChatPage = Schemas["ChatPage"];
export type Me = Schemas["Me"];
export type Carried = Schemas["Carried"];
export type SignOut = Schemas["SignOutIn"]["where"];
export type ViewPage = Schemas["ViewPage"];
/** How one wins and who is how far. */
export type Aims = Schemas["AimsPage"];
export type Notice = Schemas["NoticePage"];
/** What the live socket of a table tells. */
export type LiveView = Schemas["LiveView"];
export type LiveProblem = Schemas["LiveProblem"];

/** A refusal. The sentence is meant for the person, the code for the page. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

type Method = "get" | "post";
type Operation<P extends keyof paths, M extends Method> = paths[P][M];
type Query<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
type InPath<O> = O extends { parameters: { path: infer Q } } ? Q : Record<string, never>;
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } } ? B : undefined;
type Answers<O> = O extends { responses: infer R } ? R : never;
type Answer<O> = {
  [S in keyof Answers<O>]: S extends 200 | 201
    ? Answers<O>[S] extends { content: infer C }
      ? C[keyof C]
      : never
    : never;
}[keyof Answers<O>];

interface Asked<O> {
  path?: InPath<O>;
  query?: Query<O>;
  body?: Body<O>;
  signal?: AbortSignal;
}

export async function ask<P extends keyof paths, M extends Method & keyof paths[P]>(
  method: M,
  path: P,
  asked: Asked<Operation<P, M>> = {},
): Promise<Answer<Operation<P, M>>> {
  const inPath = (asked.path ?? {}) as Record<string, unknown>;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((asked.query ?? {}) as Record<string, unknown>))
    query.set(name, String(value));
  const address = String(path).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(inPath[name])),
  );
  let response: Response;
  try {
    response = await fetch(address + (query.size ? `?${query}` : ""), {
      method: method.toUpperCase(),
      signal: asked.signal ?? null,
      ...(asked.body === undefined
        ? {}
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(asked.body) }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Problem("unreachable", "");
  }
  const json = response.headers.get("Content-Type")?.includes("json") ?? false;
  const content: unknown = json ? await response.json().catch(() => null) : await response.text();
  if (!response.ok) {
    const said = content as { code?: string; sentence?: string } | null;
    throw new Problem(said?.code ?? "unreachable", said?.sentence ?? "");
  }
  return content as Answer<Operation<P, M>>;
}
