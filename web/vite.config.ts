// The page is built into the Python package, where the server finds it (see build_page.py). `npm run dev` serves it alone and
// passes /api on to a server started by hand (BAILIWICK_SERVER names another one).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { languageFiles } from "./scripts/words.mjs";

const server = process.env["BAILIWICK_SERVER"] ?? "http://127.0.0.1:8731";

export default defineConfig({
  plugins: [languageFiles(), svelte()],
  build: {
    outDir: "../src/bailiwick/table/page",
    emptyOutDir: true,
    assetsDir: "assets",
    // Everything in files of their own: the content security policy allows no scripts inside the page.
    assetsInlineLimit: 0,
    // All of these know light-dark(); older ones would need every colour twice.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
  },
  // The language files lie beside the Python that reads them, too.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
