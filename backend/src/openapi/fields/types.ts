/** Descriptions of names that mean the same in all schemas, each with an optional example. */
export type FieldDescriptions = Readonly<Record<string, readonly [description: string, example?: unknown]>>;
