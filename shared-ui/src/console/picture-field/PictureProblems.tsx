import { useTranslation } from 'react-i18next';
import { Icon } from '../../icon/Icon.tsx';
import type { PictureProblem } from './use-picture-uploads.ts';
import { exclamationCircleIcon } from '../../icon/shapes.ts';

interface PictureProblemsProps {
  problems: readonly PictureProblem[];
  onDismiss: (problem: PictureProblem) => void;
}

/** Rejected files, each with its reason. */
export function PictureProblems({ problems, onDismiss }: PictureProblemsProps) {
  const { t } = useTranslation('kit');
  return (
    <div role="alert">
      {problems.length > 0 && (
        <ul className="picture-problems">
          {problems.map((problem, index) => (
            <li key={index} className="field-error">
              <Icon icon={exclamationCircleIcon} />
              <span>
                <bdi>{problem.fileName}</bdi>: {problem.message}
              </span>
              <button
                type="button"
                className="btn-close"
                aria-label={t('pictures.dismiss', { file: problem.fileName })}
                onClick={() => onDismiss(problem)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
