import type { FormikValues } from 'formik';
import type { Ref } from 'react';
import { Form, type FormProps } from '../../form/Form.tsx';
import { FormError } from '../../form/FormError.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useSendForm } from '../../toast/use-send.ts';

interface DecisionPanelProps<Values extends FormikValues> extends Omit<FormProps<Values>, 'onSubmit'> {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Sends the decision. Rejects on failure, as in `Form`. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Message for a failure without one from the server. */
  failed: string;
  submitLabel: string;
}

/** Panel with a form that decides about a return, and reports the result. */
export function DecisionPanel<Values extends FormikValues>(props: DecisionPanelProps<Values>) {
  const { title, headingRef, onSubmit, failed, submitLabel, children, ...form } = props;
  const send = useSendForm({ failed });
  return (
    <section className="panel">
      <h2 className="panel-title" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      <Form {...form} onSubmit={(values) => send(() => onSubmit(values))} className="stack">
        {children}
        <FormError />
        <div className="cluster">
          <SubmitButton>{submitLabel}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
