/** Units of one batch. Identified by the days until its expiry. */
export interface ModelLot {
  readonly days: number;
  units: number;
  isHeld: boolean;
}

/** Units by batch. */
export type TakenUnits = Map<number, number>;

/** Batches on sale that expire no earlier than promised, the first expiry first. */
const fitting = (lots: readonly ModelLot[], promised: number | null): ModelLot[] =>
  lots
    .filter(({ days, units, isHeld }) => units > 0 && !isHeld && days >= (promised ?? 0))
    .toSorted((one, other) => one.days - other.days);

export const unitsOnSale = (lots: readonly ModelLot[], promised: number | null = null): number =>
  fitting(lots, promised).reduce((sum, { units }) => sum + units, 0);

/** Days until the first expiry on sale; null without units. */
export const firstExpiry = (lots: readonly ModelLot[]): number | null => fitting(lots, null)[0]?.days ?? null;

/** Takes one unit after the other from the batch that expires first. */
export const takeFrom = (lots: readonly ModelLot[], quantity: number, promised: number | null): TakenUnits => {
  const taken: TakenUnits = new Map();
  for (let unit = 0; unit < quantity; unit += 1) {
    const [lot] = fitting(lots, promised);
    if (!lot) throw new Error('The model sold more than it had.');
    lot.units -= 1;
    taken.set(lot.days, (taken.get(lot.days) ?? 0) + 1);
  }
  return taken;
};

export const giveBack = (lots: readonly ModelLot[], taken: TakenUnits): void => {
  for (const lot of lots) lot.units += taken.get(lot.days) ?? 0;
};

export const receive = (lots: ModelLot[], days: number, units: number): void => {
  const lot = lots.find((each) => each.days === days);
  if (lot) lot.units += units;
  else lots.push({ days, units, isHeld: false });
};
