import type { AdminProduct, ProductChange } from '@balsam/shared-api';
import { Button, Modal, QueryState, toastError, toastSuccess, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAcceptProductChangesMutation, useListProductChangesQuery } from './changesApi.ts';

interface ProductChangesModalProps {
  product: AdminProduct;
  onHide: () => void;
}

/** What a vendor has changed about an approved product, side by side; the admin lets it stand. */
export function ProductChangesModal({ product, onHide }: ProductChangesModalProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const query = useListProductChangesQuery(product.id);
  const [accept, { isLoading }] = useAcceptProductChangesMutation();

  const letStand = async () => {
    try {
      const { message } = await accept(product.id).unwrap();
      toastSuccess(message);
      onHide();
    } catch {
      toastError(t('changes.failed'));
    }
  };
  return (
    <Modal
      show
      onHide={onHide}
      size="lg"
      title={t('changes.title', { name: localized(product.name, product.name_arabic) })}
      footer={
        <>
          <Button variant="outline" onClick={onHide}>
            {t('changes.close')}
          </Button>
          <Button busy={isLoading} disabled={!query.data?.length} onClick={() => void letStand()}>
            {t('changes.accept')}
          </Button>
        </>
      }
    >
      <QueryState query={query}>
        {(changes) => (
          <>
            <p>{changes.length === 0 ? t('changes.none') : t('changes.lead')}</p>
            {changes.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </>
        )}
      </QueryState>
    </Modal>
  );
}

function Change({ change: { field, before, after } }: { change: ProductChange }) {
  const { t } = useTranslation('admin-console');
  return (
    <section className="product-change" aria-label={t(`changes.fields.${field}`)}>
      <h3>{t(`changes.fields.${field}`)}</h3>
      <dl className="split">
        <div>
          <dt>{t('changes.before')}</dt>
          <dd>
            <Lines of={field} lines={before} />
          </dd>
        </div>
        <div>
          <dt>{t('changes.after')}</dt>
          <dd>
            <Lines of={field} lines={after} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Pictures come as addresses, everything else as lines of text in either language. */
function Lines({ of, lines }: { of: ProductChange['field']; lines: string[] }) {
  const { t } = useTranslation('admin-console');
  const shown = lines.filter((line) => line !== '');
  if (shown.length === 0) return t('changes.nothing');
  if (of === 'pictures') {
    return shown.map((src, index) => (
      <img key={src} className="thumbnail" src={src} alt={t('changes.picture', { number: index + 1 })} loading="lazy" />
    ));
  }
  return shown.map((line, index) => (
    <p key={index} dir="auto">
      {line}
    </p>
  ));
}
