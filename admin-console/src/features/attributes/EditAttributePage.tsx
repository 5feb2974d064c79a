import { useLocalized } from '@balsam/shared-ui';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AttributeForm } from './AttributeForm.tsx';
import { useGetAttributeQuery, useUpdateAttributeMutation } from './attributes-api.ts';
import { href } from '../../entities/page/paths.ts';

export function EditAttributePage() {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { id = '' } = useParams();
  const query = useGetAttributeQuery(id);
  const [update] = useUpdateAttributeMutation();
  return (
    <RecordPage
      title={t('attributes.title')}
      back={{ to: href('attributes'), text: t('attributes.back') }}
      query={query}
    >
      {(attribute) => (
        <ConsolePage title={localized(attribute.name, attribute.name_arabic)}>
          <AttributeForm
            key={attribute.id}
            attribute={attribute}
            save={(body) => update({ id: attribute.id, body }).unwrap()}
            load={() => query.refetch().unwrap()}
          />
        </ConsolePage>
      )}
    </RecordPage>
  );
}
