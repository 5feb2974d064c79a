interface BothLanguagesProps {
  english: string;
  arabic: string;
}

/** A text in both languages, next to each other. */
export function BothLanguages({ english, arabic }: BothLanguagesProps) {
  return (
    <div className="recall-both">
      <p lang="en" dir="ltr">
        {english}
      </p>
      <p lang="ar" dir="rtl">
        {arabic}
      </p>
    </div>
  );
}
