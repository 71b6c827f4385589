/** Numbers of the formats in the workbook's styles. */
export const styles = { heading: 1, money: 2, month: 3, date: 4 } as const;
export type Style = keyof typeof styles;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const FORMATS = 'http://schemas.openxmlformats.org';
const MAIN = `${FORMATS}/spreadsheetml/2006/main`;
const RELATIONS = `${FORMATS}/officeDocument/2006/relationships`;
const PACKAGE = `${FORMATS}/package/2006`;
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy-mm"/><numFmt numFmtId="165" formatCode="yyyy-mm-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

interface Sheet {
  name: string;
  file: string;
}

function sheetsOf(dataSheets: number): Sheet[] {
  const data = Array.from({ length: dataSheets }, (_, at) => {
    const number = String(at + 1);
    return { name: at === 0 ? 'Data' : `Data ${number}`, file: `data${number}.xml` };
  });
  return [...data, { name: 'Definitions', file: 'definitions.xml' }];
}

/** The files of a workbook beside its sheets, by name, once it is known how many sheets of data there are. */
export function workbookParts(dataSheets: number): Record<string, string> {
  const sheets = sheetsOf(dataSheets);
  const each = (write: (sheet: Sheet, number: string) => string): string =>
    sheets.map((sheet, at) => write(sheet, String(at + 1))).join('');
  const listed = each((sheet, at) => `<sheet name="${sheet.name}" sheetId="${at}" r:id="rId${at}"/>`);
  const related = each(
    ({ file }, at) =>
      `<Relationship Id="rId${at}" Type="${RELATIONS}/worksheet" Target="worksheets/${file}"/>`,
  );
  const typed = each(
    ({ file }) => `<Override PartName="/xl/worksheets/${file}" ContentType="${SHEETS}.worksheet+xml"/>`,
  );
  return {
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${related}<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEETS}.styles+xml"/>${typed}</Types>`,
  };
}
