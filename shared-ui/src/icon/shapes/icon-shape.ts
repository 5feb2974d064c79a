/** Shape of an icon on a 16 × 16 grid. */
export interface IconShape {
  paths: readonly string[];
  /** Points forward or backward, so it is mirrored in Arabic. */
  isDirectional?: boolean;
}
