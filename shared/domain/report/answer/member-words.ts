/** What only a member writes. */
export const ofMember =
  /\bI (?:am (?:writing|disputing)|dispute|request|demand)\b|\bmy (?:credit )?(?:report|file)\b|\bmi (?:informe|reporte|expediente|historial)\b/i;
