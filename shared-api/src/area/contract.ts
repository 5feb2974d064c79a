/** Version of the `AreaModule` contract. An area built for another version is not mounted. */
export const AREA_CONTRACT = 1;
