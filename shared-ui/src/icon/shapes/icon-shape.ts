/** What an icon looks like, in a square of 16. */
export interface IconShape {
  paths: readonly string[];
  /** It points forward or backward, and so the other way in Arabic. */
  isDirectional?: boolean;
}
