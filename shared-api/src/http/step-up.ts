/** Asks the person to confirm who they are. Resolves to false if they decline. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let underway: Promise<boolean> | null = null;

/** Registers the dialog of the area on screen, which confirms who is signed in. Returns what removes it. */
export const provideStepUp = (dialog: Ask): (() => void) => {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = null;
  };
};

/** Asks once for all calls that wait at the same time. */
export const requestStepUp = (): Promise<boolean> => {
  underway ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    underway = null;
  });
  return underway;
};
