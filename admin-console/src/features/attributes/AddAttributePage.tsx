import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AttributeForm } from './AttributeForm.tsx';
import { useCreateAttributeMutation } from './attributes-api.ts';
import { href } from '../../entities/page/paths.ts';

export function AddAttributePage() {
  const { t } = useTranslation('admin-console');
  const [create] = useCreateAttributeMutation();
  return (
    <>
      <Link to={href('attributes')}>{t('attributes.back')}</Link>
      <ConsolePage title={t('attributes.add')}>
        <AttributeForm attribute={null} save={(body) => create(body).unwrap()} />
      </ConsolePage>
    </>
  );
}
