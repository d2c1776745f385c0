import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The pages are served by the floor itself, from the package: no address of anybody else, nothing inline.
export default defineConfig({
  base: "/pages/",
  plugins: [svelte()],
  build: {
    outDir: "../src/houseway/floor/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/lib/**/*.test.ts"], testTimeout: 60_000 }, // however busy the machine is
});
