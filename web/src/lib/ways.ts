// Everything that an act may be done with, as one form: whom it is about first, then what may follow from what was said
// before. What was said of one way is never kept for another.
import { isCard } from "./keys";
import type { FormField } from "./contract";

const PEOPLE = ["person", "player", "who"];
export const FEW = 12; // choices that stand side by side

// Cards are typed as everywhere, and not looked for in a list of all that there are.
export const areCards = (field: FormField, choices = field.choices ?? []): boolean =>
  field.kind === "card" || (choices.length > FEW && choices.every((each) => isCard(String(each))));

const isKnown = (field: FormField): boolean => !!field.choices?.length && !field.by && field.kind === "choice" && !areCards(field);
const named = (way: FormField[], name: string): FormField | undefined => way.find((each) => each.name === name);

// As it stands where nobody has said anything.
export function usual(field: FormField): string | string[] {
  if (field.kind === "choices") return [];
  if (field.optional || field.kind === "moment" || areCards(field)) return "";
  if (field.kind === "money" || field.kind === "whole") return String(field.least ?? "");
  return String(field.choices?.[0] ?? "");
}

// The details that are asked for now, each as it stands, and the way that they make.
export function formOf(ways: FormField[][], given: Record<string, string | string[]>) {
  let left = ways;
  const fields: (FormField & { value: string | string[] })[] = []; // each as it stands in the form
  for (const name of namesIn(ways)) {
    const having = left.filter((way) => named(way, name));
    if (!having.length) continue;
    const without = left.filter((way) => !named(way, name) || named(way, name)!.optional);
    const first = named(left[0]!, name);
    const field = { ...(first ?? named(having[0]!, name)!), optional: without.length > 0 };
    if (isKnown(field)) field.choices = [...new Set(having.flatMap((way) => named(way, name)!.choices ?? []))];
    const untouched = first && !first.optional ? usual({ ...field, optional: false }) : usual({ ...field, optional: true });
    const said = given[name];
    const fits = said !== undefined && (!isKnown(field) || isAmong(field, said) || (!said.length && field.optional));
    const value = fits ? said : untouched;
    const chosen = value.length ? having.filter((way) => !isKnown(field) || isAmong(named(way, name)!, value)) : without;
    left = chosen.length ? chosen : left;
    fields.push({ ...field, ...bounds(left, name), value });
  }
  return { fields, way: left[0] ?? [] };
}

const isAmong = (field: FormField, said: string | string[]): boolean => !!field.choices?.some((each) => String(each) === said);

// Of an amount, as the way has it that was chosen by then.
function bounds(left: FormField[][], name: string): Partial<FormField> {
  const field = left.map((way) => named(way, name)).find(Boolean);
  return field && (field.kind === "money" || field.kind === "whole") ? { least: field.least, most: field.most, step: field.step } : {};
}

function namesIn(ways: FormField[][]): string[] {
  const names = [...new Set(ways.flat().map((each) => each.name))];
  return [...names.filter((each) => PEOPLE.includes(each)), ...names.filter((each) => !PEOPLE.includes(each))];
}
