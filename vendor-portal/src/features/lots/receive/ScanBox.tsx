import { Section } from '@balsam/shared-ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { useTranslation } from 'react-i18next';
import { useScans } from './use-scans.ts';

const SEPARATOR = '␝';

/** Field for a hand scanner, which types a code and presses Enter. It keeps the focus and the order of the codes. */
export function ScanBox() {
  const { t } = useTranslation('vendor-portal');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { result, scan } = useScans();

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Scanners type the separator (GS) as Ctrl+], which browsers would ignore or act on.
    if (event.ctrlKey && (event.key === ']' || event.code === 'BracketRight')) {
      event.preventDefault();
      setText((typed) => typed + SEPARATOR);
    }
    if (event.key !== 'Enter') return;
    // Enter would submit the delivery.
    event.preventDefault();
    if (text.trim() !== '') scan(text);
    setText('');
    field.current?.focus();
  };
  return (
    <Section title={t('lots.receive.scanTitle')}>
      <label className="form-label" htmlFor={id}>
        {t('lots.receive.scan')}
      </label>
      <FormControl
        ref={field}
        id={id}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <p id={`${id}-hint`} className="form-text">
        {t('lots.receive.scanHint')}
      </p>
      <div role="status" aria-live="polite">
        {result && (
          <div className={result.isProblem ? 'alert alert-warning mt-2' : 'alert alert-success mt-2'}>
            <p className="mb-0">{result.text}</p>
            {result.compare && <p className="lot-compare mb-0">{result.compare}</p>}
          </div>
        )}
      </div>
    </Section>
  );
}
