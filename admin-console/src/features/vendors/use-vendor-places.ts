import { usePlaces, type AdminVendor } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';

/** Options of a place select; undefined while they load. */
interface Lookup {
  places?: readonly { id: number; name: string }[];
  isError: boolean;
  refetch: () => unknown;
}

type Present = AdminVendor['vendor']['places']['city'];

/**
 * Places that a store can choose, including its current one if that is no longer listed, so that saving does not lose
 * it.
 * @param country country id as text, '' if none is selected
 * @param state state id as text, '' if none is selected
 */
export function useVendorPlaces(vendor: AdminVendor | undefined, country: string, state: string) {
  const localized = useLocalized();
  const lookups = usePlaces(country, state);
  const present = vendor?.vendor.places;

  const withPresent = (lookup: Lookup, place: Present | undefined, isOffered = true): Lookup => {
    const { places } = lookup;
    if (!place || !places || !isOffered || places.some(({ id }) => id === place.id)) return lookup;
    return { ...lookup, places: [...places, { id: place.id, name: localized(place.name, place.name_arabic) }] };
  };

  return {
    countries: withPresent(lookups.countries, present?.country),
    states: withPresent(lookups.states, present?.state, country === String(present?.country?.id)),
    cities: withPresent(lookups.cities, present?.city, state === String(present?.state?.id)),
  };
}
