// What the file of a tournament states under a name, and the same file with something else there: a form beside it.

const line = (name: string) => new RegExp(`^(${name} *= *)("?)([^"#\\n]*?)("?)( *(?:#.*)?)$`, "m");

export const stated = (file: string, name: string): string => line(name).exec(file)?.[3] ?? "";

// Every line of that name: all sessions have as many hands. What a file does not have is not put in.
export const restated = (file: string, name: string, value: string): string =>
  file.replace(new RegExp(line(name), "gm"), (_, before: string, quote: string, __: string, ___: string, after: string) =>
    [before, quote, value.replaceAll(/["\n#]/g, ""), quote, after].join(""),
  );
