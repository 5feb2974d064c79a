export interface BothLanguagesProps {
  english: string;
  arabic: string;
}

/** A text in both languages, English on the left. */
export function BothLanguages({ english, arabic }: BothLanguagesProps) {
  return (
    <div className="recall-both" dir="ltr">
      <p lang="en" dir="ltr">
        {english}
      </p>
      <p lang="ar" dir="rtl">
        {arabic}
      </p>
    </div>
  );
}
