import { afterEach, expect, test, vi } from "vitest";
import { api, goesOnAt, newId, once, Problem, useToken } from "./api";

const answers = (status: number, body: unknown) => {
  const fetched = vi.fn(
    async () => new Response(body === null ? null : JSON.stringify(body), { status, headers: { "content-type": "application/json" } }),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched as unknown as { mock: { calls: [string, RequestInit][] } };
};
afterEach(() => vi.unstubAllGlobals());

test("what is looked up is a GET, and what is done carries the token", async () => {
  useToken("abc");
  const fetched = answers(200, { name: "ann" });
  expect(await api("/session")).toEqual({ name: "ann" });
  await api("/session", { name: "ann" });
  await api("/session", undefined, "DELETE");
  const [looked, did, ended] = fetched.mock.calls;
  expect([looked![0], looked![1].method, looked![1].headers]).toEqual(["/api/session", "GET", { accept: "application/json" }]);
  expect([did![1].method, did![1].body]).toEqual(["POST", '{"name":"ann"}']);
  expect(did![1].headers).toMatchObject({ "x-csrf-token": "abc" });
  expect(ended![1].headers).toEqual({ accept: "application/json", "x-csrf-token": "abc" });
});

test("what goes wrong is one sentence, with its provision", async () => {
  answers(409, { error: "it is closed", provision: "qld s5(1)(b)" });
  const refused = (await api("/x").catch((problem: Problem) => problem)) as Problem;
  expect([refused.message, refused.status, refused.provision]).toEqual(["it is closed", 409, "qld s5(1)(b)"]);
  answers(500, null);
  expect(((await api("/x").catch((problem: Problem) => problem)) as Problem).message).toBe("The house said 500.");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  expect(((await api("/x").catch((problem: Problem) => problem)) as Problem).status).toBe(0);
});

test("an answer without words is none", async () => {
  answers(204, null);
  expect(await api("/x", {})).toBeNull();
});

test("what is looked up once is asked for again only where it was not found", async () => {
  const find = vi.fn(async (key: string) => (key === "a" ? 1 : Promise.reject(new Error("not there"))));
  const found = once(find);
  expect([await found("a"), await found("a")]).toEqual([1, 1]);
  for (let n = 0; n < 2; n += 1) await expect(found("b")).rejects.toThrow();
  expect(find.mock.calls.map(([key]) => key)).toEqual(["a", "b", "b"]);
  expect(newId()).not.toBe(newId());
});

test("a page goes on at another process of the house, and nowhere else", () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { origin: "https://house.example", pathname: "/tables/wheel", assign });
  expect([goesOnAt(""), goesOnAt("https://house.example"), goesOnAt("https://two.house.example")]).toEqual([false, false, true]);
  expect(assign).toHaveBeenCalledExactlyOnceWith("https://two.house.example/tables/wheel");
});
