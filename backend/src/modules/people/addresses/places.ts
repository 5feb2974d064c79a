import { localized } from '../../../i18n/localized.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { createLocationRepository } from '../../operations/locations/repository.ts';
import { checkPostalCode } from './postal-codes.ts';

export interface AddressPlaces {
  readonly country_id: number;
  readonly state_id: number;
  readonly city_id: number;
  readonly postal_code: string;
}

/** @throws AppError 422 for places that are not nested, or a postal code that does not match the country's format */
export const checkPlaces = async (
  locations: ReturnType<typeof createLocationRepository>,
  { country_id: country, state_id: state, city_id: city, postal_code }: AddressPlaces,
  lang: Lang,
) => {
  const place = await locations.checkPlace({ country, state, city }, { suffix: '_id' });
  checkPostalCode(place.iso2 ?? '', localized(lang, place.country ?? '', place.country_ar ?? ''), postal_code);
  return place;
};
