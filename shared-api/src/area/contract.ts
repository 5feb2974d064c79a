/** The version of the agreement between shell and area, `AreaModule`. An area built for another one is not mounted. */
export const AREA_CONTRACT = 1;
