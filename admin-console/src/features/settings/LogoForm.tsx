import { Button, Form, FormError, QueryState, Section, SubmitButton, useSend, useSendForm } from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { mixed, object } from 'yup';
import { PictureFileField } from '../../entities/pictures/PictureFileField.tsx';
import { textKey } from '../../locales/texts.ts';
import { useGetShopLogoQuery, useRemoveShopLogoMutation, useSaveShopLogoMutation } from './platform-api.ts';

interface Values {
  logo: File | null;
}
const NO_FILE: Values = { logo: null };

const schema = object({ logo: mixed<File>().required(textKey('settings.brand.error.logo')) });

/** The logo of the shop, which is saved on its own. */
export function LogoForm() {
  return <QueryState query={useGetShopLogoQuery()}>{({ logo }) => <Upload current={logo} />}</QueryState>;
}

function Upload({ current }: { current: string | null }) {
  const { t } = useTranslation('admin-console');
  const [saveLogo] = useSaveShopLogoMutation();
  const [removeLogo, { isLoading: isRemoving }] = useRemoveShopLogoMutation();
  const failed = t('settings.failed');
  const sendForm = useSendForm({ failed });
  const send = useSend({ failed });

  const save = async ({ logo }: Values, { resetForm }: FormikHelpers<Values>) => {
    if (!logo) return;
    const body = new FormData();
    body.append('logo', logo);
    await sendForm(() => saveLogo(body).unwrap());
    resetForm();
  };
  const remove = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the logo.
    const field = currentTarget.form?.querySelector<HTMLElement>('input[type=file]');
    if (await send(() => removeLogo().unwrap())) field?.focus();
  };
  return (
    <Form aria-label={t('settings.brand.logo')} initialValues={NO_FILE} validationSchema={schema} onSubmit={save} t={t}>
      <Section title={t('settings.brand.logo')}>
        <PictureFileField
          name="logo"
          label={t('settings.brand.logoFile')}
          hint={t('settings.brand.logoHint')}
          current={current}
        />
        <FormError />
        <div className="cluster">
          <SubmitButton>{t('settings.brand.saveLogo')}</SubmitButton>
          {current !== null && (
            <Button variant="outline" busy={isRemoving} onClick={(event) => void remove(event)}>
              {t('settings.brand.removeLogo')}
            </Button>
          )}
        </div>
      </Section>
    </Form>
  );
}
