import type { User } from '@balsam/shared-api';
import { shopIcon, useLocalized, useSend } from '@balsam/shared-ui';
import { PreferenceSelect } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '../page/paths.ts';
import { useChooseStoreMutation } from './stores-api.ts';

/** Choice of the store to work for; renders nothing for members of one store. */
export function StoreSwitch({ user: { vendor, stores } }: { user: Pick<User, 'vendor' | 'stores'> }) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const navigate = useNavigate();
  const [choose] = useChooseStoreMutation();
  const send = useSend({ failed: t('team.chooseFailed') });
  if (!vendor || stores.length < 2) return null;
  const change = async (id: string) => {
    // A record of one store does not exist in another.
    if (await send(() => choose(Number(id)).unwrap())) await navigate(href('home'));
  };
  return (
    <PreferenceSelect
      label={t('team.choose')}
      icon={shopIcon}
      value={String(vendor.id)}
      onChange={(id) => void change(id)}
      options={stores.map(({ id, company_name: name, company_name_arabic: arabic }) => ({
        value: String(id),
        label: localized(name, arabic),
      }))}
    />
  );
}
