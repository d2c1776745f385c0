import { expect, test } from "vitest";
import { Ahead } from "./ahead";

test("keys are taken in their order until one sets something going, and the rest after it", () => {
  const ahead = new Ahead();
  const pressed: string[] = [];
  let busy = false;
  const press = (key: string) => {
    pressed.push(key);
    busy = key === "Enter";
  };
  ahead.keep("17");
  ahead.keep(["Enter", "2"]);
  ahead.take(press, () => busy);
  expect(pressed).toEqual(["1", "7", "Enter"]);
  busy = false;
  ahead.take(press, () => busy);
  expect(pressed).toEqual(["1", "7", "Enter", "2"]);
});

test("what was typed after something that went wrong is dropped", () => {
  const ahead = new Ahead();
  ahead.keep(["Enter"]);
  ahead.drop();
  ahead.take(
    () => expect.unreachable(),
    () => false,
  );
});
