import { isApiError, locationsApi, useAppDispatch, type ApiError } from '@balsam/shared-api';
import { toastError, toastSuccess } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { SAUDI_ARABIA } from '../../../entities/location/national-address.ts';
import { useValidateAddressMutation } from '../../../entities/location/carrier-api.ts';
import { useSaveAddressMutation } from './address-api.ts';
import { SHIPPING, type AddressValues } from './address-schema.ts';

const FIELD_OF_KEY: Partial<Record<string, keyof AddressValues>> = {
  country_id: 'country',
  country_code: 'country',
  state_id: 'state',
  city_id: 'city',
};

/** Maps errors for place ids to the form's field names. */
const withOwnFields = (error: ApiError, message: string): ApiError => ({
  ...error,
  message: error.message || message,
  fieldErrors: Object.fromEntries(
    Object.entries(error.fieldErrors).map(([key, sentence]) => [FIELD_OF_KEY[key] ?? key, sentence]),
  ),
});

const refusal = (message: string): ApiError => ({ status: 0, code: '', message, fieldErrors: {}, data: {} });

/** Address lines as sent. Only Saudi addresses have a national short address. */
const linesOf = (
  { address_1, address_2, postal_code, national_address, phone_number }: AddressValues,
  iso2: string,
) => ({
  address_1,
  address_2,
  postal_code: postal_code.trim(),
  national_address: iso2 === SAUDI_ARABIA ? national_address.trim().toUpperCase() : '',
  phone_number,
});

/** Saves the shipping address after the carrier accepts it. Failures are shown and rethrown to the form. */
export function useSaveAddress(userId: number) {
  const { t } = useTranslation('storefront');
  const findPlace = useFindPlace();
  const [validate] = useValidateAddressMutation();
  const [save] = useSaveAddressMutation();

  /** @throws ApiError with a message; the fallback if the server sent none */
  const call = <Answer>(request: Promise<Answer>, fallback: string): Promise<Answer> =>
    request.catch((error: unknown) => {
      throw isApiError(error) ? withOwnFields(error, fallback) : error;
    });

  const checkAndSave = async (values: AddressValues) => {
    const place = await findPlace(values);
    if (!place) throw refusal(t('dashboard.address.missingLocation'));
    const lines = linesOf(values, place.country_code);
    const { address_1, address_2, postal_code } = lines;
    const unclear = t('dashboard.address.carrierFailed');
    const verdict = await call(validate({ ...place, address_1, address_2, postal_code }).unwrap(), unclear);
    if (!verdict) throw refusal(unclear);
    const { country, state, city, updated_at } = values;
    const places = { country_id: Number(country), state_id: Number(state), city_id: Number(city) };
    const address = { type: SHIPPING, ...places, ...lines, updated_at_seen: updated_at } as const;
    await call(save({ userId, address }).unwrap(), t('dashboard.address.failed'));
  };

  return async (values: AddressValues) => {
    try {
      await checkAndSave(values);
    } catch (error) {
      if (isApiError(error)) toastError(error.message);
      throw error;
    }
    toastSuccess(t('dashboard.address.saved'));
  };
}

/** Finds the chosen places and names them, as the documented call does; null if one of them is unknown. */
function useFindPlace() {
  const dispatch = useAppDispatch();
  const { listCountries, listStates, listCities } = locationsApi.endpoints;
  const once = { subscribe: false } as const;

  return async (values: AddressValues) => {
    // Already cached by the form's fields.
    const [countries, states, cities] = await Promise.all([
      dispatch(listCountries.initiate(undefined, once)),
      dispatch(listStates.initiate(Number(values.country), once)),
      dispatch(listCities.initiate(Number(values.state), once)),
    ]);
    const country = countries.data?.find(({ id }) => String(id) === values.country);
    const state = states.data?.find(({ id }) => String(id) === values.state);
    const city = cities.data?.find(({ id }) => String(id) === values.city);
    if (!country || !state || !city) return null;
    return { country_code: country.iso2, state: state.name, city: city.name };
  };
}
