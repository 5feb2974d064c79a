/** What a change of many rows came to: how many were changed, and those that stayed as they were, each with why. */
export interface BulkOutcome {
  done: number;
  failed: readonly { id: number; name: string; message: string }[];
}

/** One thing that can be done with several rows at once, with what is asked before and said after it. */
export interface BulkAction<Action extends string> {
  id: Action;
  label: string;
  title: (count: number) => string;
  text: string;
  confirm: string;
  done: (count: number) => string;
}

/** Everything that can be done with several rows of a list. */
export interface Bulk<Action extends string = string> {
  actions: readonly BulkAction<Action>[];
  /** Heads the list of rows that could not be changed. */
  unchanged: (count: number) => string;
  /** Said when the call failed without a message of the server. */
  failed: string;
  /** Changes the rows of these ids; rejects when nothing was changed. */
  change: (ids: number[], action: Action) => Promise<BulkOutcome>;
}

type Translate = (key: string, options?: { count: number }) => string;

/**
 * The texts of a list's bulk actions.
 * @param group the key under which they stand: `<group>.<action>.label`, `.title`, `.text`, `.confirm` and `.done`, and
 * `<group>.unchanged` and `<group>.failed`; `title`, `done` and `unchanged` are given a count
 */
export const bulkTexts = <const Action extends string>(t: Translate, group: string, actions: readonly Action[]) => ({
  actions: actions.map((id) => ({
    id,
    label: t(`${group}.${id}.label`),
    title: (count: number) => t(`${group}.${id}.title`, { count }),
    text: t(`${group}.${id}.text`),
    confirm: t(`${group}.${id}.confirm`),
    done: (count: number) => t(`${group}.${id}.done`, { count }),
  })),
  unchanged: (count: number) => t(`${group}.unchanged`, { count }),
  failed: t(`${group}.failed`),
});
