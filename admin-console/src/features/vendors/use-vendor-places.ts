import { usePlaces, type AdminVendor } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';

/** What can be chosen; undefined while it is not there. */
interface Lookup {
  places?: readonly { id: number; name: string }[];
  isError: boolean;
  refetch: () => unknown;
}

type Present = AdminVendor['vendor']['places']['city'];

/**
 * The places that a store can stand in, and the one where it stands, though that is no longer listed: nobody loses a city
 * by being looked at.
 * @param country a country's id as the form holds it, '' while none is chosen
 * @param state the same of a state
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
