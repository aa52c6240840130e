/** A part of the texts in another language: all of its keys, and no others. */
export type Translation<Part> = Readonly<Record<keyof Part, string>>;
