import { usePermissions, type AdminCategory, type AssignedAttributes } from '@balsam/shared-api';
import {
  ButtonLink,
  Form,
  FormEnd,
  plusLgIcon,
  Section,
  UnsavedChanges,
  useLocalized,
  useSendForm,
} from '@balsam/shared-ui';
import { atRows, inOrder, OrderedField } from '@balsam/shared-ui/console';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  isAssigned,
  toAssignmentBody,
  toAssignmentValues,
  withAttribute,
  type AssignmentValues,
  type CategoryAttributesValues,
} from './assignment-form.ts';
import { AssignmentFields } from './AssignmentFields.tsx';
import { AttributeSearch } from './AttributeSearch.tsx';
import { useAssignAttributesMutation } from '../category-attributes-api.ts';
import { href } from '../../../entities/page/paths.ts';

interface AssignmentFormProps {
  category: AdminCategory;
  assigned: AssignedAttributes;
  /** Reloads the attributes of the category. */
  load: () => Promise<AssignedAttributes>;
}

/** Chooses, orders and requires the attributes of a category. Returns to the category after saving. */
export function AssignmentForm({ category, assigned, load }: AssignmentFormProps) {
  const { t } = useTranslation('admin-console');
  const navigate = useNavigate();
  const mayWrite = usePermissions()('catalogue.write');
  const [assign] = useAssignAttributesMutation();
  const send = useSendForm({ failed: t('categoryAttributes.failed') });
  const submit = async (values: CategoryAttributesValues) => {
    await send(async () => {
      try {
        return await assign({ id: category.id, body: toAssignmentBody(values) }).unwrap();
      } catch (error) {
        throw atRows(error, 'attributes', 'attributes', values.attributes);
      }
    });
    await navigate(href('editCategory', { idOrSlug: category.slug }));
  };
  return (
    <Form
      initialValues={toAssignmentValues(assigned)}
      onSubmit={submit}
      loadNewer={async () => toAssignmentValues(await load())}
      t={t}
    >
      <fieldset disabled={!mayWrite}>
        <Attributes approved={assigned.approved_count} />
      </fieldset>
      {mayWrite && <FormEnd isNew={false} label={t('categoryAttributes.save')} />}
      <UnsavedChanges />
    </Form>
  );
}

/** @param props.approved number of approved products of the category */
function Attributes({ approved }: { approved: number }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { values, setFieldValue } = useFormikContext<CategoryAttributesValues>();
  const rows = values.attributes;
  return (
    <Section title={t('categoryAttributes.title')}>
      <p>{t('categoryAttributes.approved', { count: approved })}</p>
      <p className="form-text mb-3">{t('categoryAttributes.lead')}</p>
      <OrderedField<AssignmentValues>
        name="attributes"
        label={t('categoryAttributes.order')}
        nameOf={({ name, name_arabic }) => localized(name, name_arabic)}
      >
        {(row, path) => <AssignmentFields row={row} path={path} />}
      </OrderedField>
      {inOrder(rows).length === 0 && <p>{t('categoryAttributes.none')}</p>}
      <AttributeSearch
        isTaken={(id) => isAssigned(rows, id)}
        onAdd={(attribute) => void setFieldValue('attributes', withAttribute(rows, attribute, approved))}
      />
      <p>
        <ButtonLink to={href('addAttribute')} variant="ghost" size="sm" icon={plusLgIcon}>
          {t('categoryAttributes.create')}
        </ButtonLink>
      </p>
    </Section>
  );
}
