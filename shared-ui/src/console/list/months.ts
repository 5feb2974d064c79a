/** Past months as `YYYY-MM`, latest first. @param today YYYY-MM-DD */
export function pastMonths(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 2 - back, 1)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}
