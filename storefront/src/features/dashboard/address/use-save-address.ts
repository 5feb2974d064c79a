import { isApiError, locationsApi, useAppDispatch, useListCountriesQuery, type ApiError } from '@balsam/shared-api';
import { toastError, toastSuccess } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { toAddressRequest, type AddressValues } from '../../../entities/addresses/address-form.ts';
import { useCreateAddressMutation, useUpdateAddressMutation } from '../../../entities/addresses/addresses-api.ts';
import { useValidateAddressMutation } from '../../../entities/location/carrier-api.ts';

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

/**
 * Saves an address after the carrier accepts it. Failures are shown and rethrown to the form.
 * @param id undefined for a new address
 */
export function useSaveAddress(id: number | undefined) {
  const { t } = useTranslation('storefront');
  const { data: countries = [] } = useListCountriesQuery();
  const findPlace = useFindPlace();
  const [validate] = useValidateAddressMutation();
  const [create] = useCreateAddressMutation();
  const [update] = useUpdateAddressMutation();

  /** @throws ApiError with a message; the fallback if the server sent none */
  const call = <Answer>(request: Promise<Answer>, fallback: string): Promise<Answer> =>
    request.catch((error: unknown) => {
      throw isApiError(error) ? withOwnFields(error, fallback) : error;
    });

  const checkAndSave = async (values: AddressValues) => {
    const place = await findPlace(values);
    if (!place) throw refusal(t('dashboard.address.missingLocation'));
    const address = toAddressRequest(values, countries);
    const { address_1, address_2, postal_code } = address;
    const unclear = t('dashboard.address.carrierFailed');
    const verdict = await call(validate({ ...place, address_1, address_2, postal_code }).unwrap(), unclear);
    if (!verdict) throw refusal(unclear);
    const saving =
      id === undefined ? create(address).unwrap() : update({ id, seen: values.updated_at ?? '', address }).unwrap();
    await call(saving, t('dashboard.address.failed'));
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
    const country = countries.data?.find(({ id: placeId }) => String(placeId) === values.country);
    const state = states.data?.find(({ id: placeId }) => String(placeId) === values.state);
    const city = cities.data?.find(({ id: placeId }) => String(placeId) === values.city);
    if (!country || !state || !city) return null;
    return { country_code: country.iso2, state: state.name, city: city.name };
  };
}
