// Writes src/shell/schema.d.ts from the server's OpenAPI, src/games/*/view.d.ts from the games' field tables,
// and src/i18n/keys.d.ts from the language files. PYTHON names the Python that has Bailiwick installed.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { compile, declare } from "./words.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const ours = join(web, "..", ".venv", "bin", "python");
const python = process.env.PYTHON ?? (existsSync(ours) ? ours : "python3");
const program = `
import json, sys
from pathlib import Path
from bailiwick.table.app import create_app
from bailiwick.table.settings import Settings
print(json.dumps(create_app(Settings(folder=Path(sys.argv[1]))).openapi()))
`;

// What the page can say, from the English language files.
const spoken = {
  Shell: "words",
  AnkhMorpork: "games/ankh_morpork/words",
  Immortals: "games/immortals/words",
  Oath: "games/oath/words",
  Tyrants: "games/tyrants/words",
};
const keys = Object.entries(spoken).map(([name, folder]) => {
  const file = join(web, "../src/bailiwick", folder, "en.ftl");
  return declare(`${name}Words`, compile(readFileSync(file, "utf-8"), file));
});
writeFileSync(join(web, "src/i18n/keys.d.ts"), keys.join("\n"));

const data = mkdtempSync(join(tmpdir(), "bailiwick-types-"));
try {
  const schema = execFileSync(python, ["-c", program, data], { encoding: "utf-8", maxBuffer: 1 << 26 });
  writeFileSync(
    join(web, "src/shell/schema.d.ts"),
    astToString(await openapiTS(JSON.parse(schema), { defaultNonNullable: false })),
  );
  execFileSync(python, ["-m", "tests.schemas", "--types"], { cwd: join(web, "..") });
} finally {
  rmSync(data, { recursive: true });
}
