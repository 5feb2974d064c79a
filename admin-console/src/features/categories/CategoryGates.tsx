import { Allowed, usePermissions, type CategoryGate } from '@balsam/shared-api';
import {
  CheckboxField,
  Form,
  FormError,
  QueryState,
  Section,
  SubmitButton,
  useLocalized,
  useSendForm,
} from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useGetGatesQuery, useSaveGatesMutation } from './gates-api.ts';

type Values = Record<string, boolean>;

const toValues = (gates: readonly CategoryGate[]): Values =>
  Object.fromEntries(gates.map(({ type, required }) => [type.code, required]));

const codesOf = (values: Values): string[] => Object.keys(values).filter((code) => values[code]);

/** Licences that vendors need to sell in a category, with the effect of each before it is saved. */
export function CategoryGates({ category }: { category: number }) {
  const { t } = useTranslation('admin-console');
  const query = useGetGatesQuery(category);
  return (
    <Section title={t('gates.title')}>
      <p className="text-body-secondary">{t('gates.lead')}</p>
      <QueryState query={query}>
        {(gates) => <GatesForm key={codesOf(toValues(gates)).join()} category={category} gates={gates} />}
      </QueryState>
    </Section>
  );
}

function GatesForm({ category, gates }: { category: number; gates: CategoryGate[] }) {
  const { t } = useTranslation('admin-console');
  const mayWrite = usePermissions()('catalogue.write');
  const [save] = useSaveGatesMutation();
  const send = useSendForm({ failed: t('gates.failed') });
  const before = toValues(gates);
  const submit = (values: Values) =>
    send(() =>
      save({
        id: category,
        body: { licence_types: codesOf(values), licence_types_seen: codesOf(before) },
      }).unwrap(),
    );
  return (
    <Form aria-label={t('gates.title')} initialValues={before} onSubmit={submit} t={t}>
      <fieldset disabled={!mayWrite}>
        {gates.map((gate) => (
          <Gate key={gate.type.code} gate={gate} />
        ))}
      </fieldset>
      <FormError />
      <Allowed permission="catalogue.write">
        <SaveGates />
      </Allowed>
    </Form>
  );
}

function Gate({ gate: { type, country, required, products, vendors } }: { gate: CategoryGate }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { values } = useFormikContext<Values>();
  const isOn = values[type.code] ?? false;
  const effect = {
    products: t('gates.products', { count: products }),
    vendors: t('gates.vendors', { count: vendors }),
  };
  const change = isOn ? (required ? 'stopped' : 'stops') : required ? 'frees' : null;
  return (
    <CheckboxField
      name={type.code}
      label={`${country.name}: ${localized(type.name, type.name_arabic)}`}
      hint={change !== null && products > 0 ? t(`gates.${change}`, effect) : undefined}
    />
  );
}

/** Disabled until something has changed. */
function SaveGates() {
  const { t } = useTranslation('admin-console');
  const { dirty } = useFormikContext();
  return <SubmitButton disabled={!dirty}>{t('gates.save')}</SubmitButton>;
}
