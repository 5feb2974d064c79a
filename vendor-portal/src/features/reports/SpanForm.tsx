import { Button, Form, SubmitButton, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import './reports.css';
import { PRESETS, presetSpan, readDay, type Span } from './spans.ts';
import { spanSchema } from './span-schema.ts';

interface SpanFormProps {
  span: Span;
  onChoose: (span: Span) => void;
}

/** Date range of the report: typed, or a preset. */
export function SpanForm({ span, onChoose }: SpanFormProps) {
  const { t } = useTranslation('vendor-portal');
  return (
    <div className="report-span">
      <Form
        className="report-days"
        initialValues={span}
        validationSchema={spanSchema}
        t={t}
        onSubmit={({ from, to }) => onChoose({ from: readDay(from) ?? from, to: readDay(to) ?? to })}
      >
        <TextField name="from" label={t('reports.from')} placeholder={t('reports.format')} inputMode="numeric" />
        <TextField name="to" label={t('reports.to')} placeholder={t('reports.format')} inputMode="numeric" />
        <SubmitButton>{t('reports.show')}</SubmitButton>
      </Form>
      <div className="cluster" role="group" aria-label={t('reports.presets.label')}>
        {PRESETS.map((preset) => (
          <Button key={preset} variant="outline" size="sm" onClick={() => onChoose(presetSpan(preset, new Date()))}>
            {t(`reports.presets.${preset}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
