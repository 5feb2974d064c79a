import { Button, Icon } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface AddressObjectionProps {
  /** What the carrier has against the address; null while it has nothing. */
  objection: string | null;
  onKeep: () => void;
}

function focusAddress({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const field = currentTarget.form?.elements.namedItem('billing.postal_code');
  if (field instanceof HTMLElement) field.focus();
}

/** What the carrier has against the address: the customer corrects it, or keeps it and orders. */
export function AddressObjection({ objection, onKeep }: AddressObjectionProps) {
  const { t } = useTranslation('storefront');
  const { submitForm } = useFormikContext();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [objection]);
  if (objection === null) return null;
  return (
    <div ref={box} className="sf-checkout-note" role="alert" tabIndex={-1}>
      <p className="fw-semibold">
        <Icon name="exclamation-circle" /> {t('checkout.address.title')}
      </p>
      <p>{objection}</p>
      <div className="cluster">
        <Button size="sm" onClick={focusAddress}>
          {t('checkout.address.correct')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            onKeep();
            void submitForm();
          }}
        >
          {t('checkout.address.keep')}
        </Button>
      </div>
    </div>
  );
}
