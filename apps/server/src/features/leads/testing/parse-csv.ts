/** RFC 4180, read strictly: records end in CRLF, quotes are doubled, a bare quote or line break is an error. */
export function parseCsv(text: string, separator = ","): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    let field = "";
    if (text[at] === '"') {
      for (at += 1; ; at += 1) {
        if (at >= text.length) throw new Error("a quoted field does not end");
        if (text[at] !== '"') field += text[at];
        else if (text[at + 1] === '"') {
          field += '"';
          at += 1;
        } else break;
      }
      at += 1;
    } else {
      for (; at < text.length && text[at] !== separator && text[at] !== "\r"; at += 1) {
        if (text[at] === '"' || text[at] === "\n") throw new Error(`a bare ${JSON.stringify(text[at])}`);
        field += text[at];
      }
    }
    record.push(field);
    if (text[at] === separator) at += 1;
    else if (text.startsWith("\r\n", at)) {
      records.push(record);
      record = [];
      at += 2;
    } else throw new Error(`neither a separator nor the end of a record at ${at}`);
  }
  if (record.length > 0) throw new Error("the last record does not end");
  return records;
}
