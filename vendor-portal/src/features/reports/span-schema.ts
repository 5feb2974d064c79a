import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { readDay, spanProblem } from './spans.ts';

const day = () =>
  string()
    .required(textKey('reports.dayInvalid'))
    .test('day', textKey('reports.dayInvalid'), (text) => readDay(text) !== null);

/** First and last day of a report, as typed. */
export const spanSchema = object({
  from: day().test('span', (text, { parent, createError }) => {
    const [from, to] = [readDay(text), readDay(parent.to ?? '')];
    if (from === null || to === null) return true;
    const problem = spanProblem({ from, to });
    return problem === null || createError({ message: textKey(`reports.${problem}`) });
  }),
  to: day(),
});
