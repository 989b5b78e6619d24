import { escapeXml } from '@theia-astro/chart-svg/draw/xml';

/** The facts of a document as XMP (ISO 16684-1): the same as its Info dictionary has. */
export function xmpOf({ CreationDate, Creator, Producer, Title, Author, Subject }: PDFKit.DocumentInfo): string {
  const texts = [
    within('xmp:CreateDate', CreationDate?.toISOString().replace(/\.\d+Z$/, 'Z')),
    within('xmp:CreatorTool', Creator),
    within('dc:title', Title, 'Alt'),
    within('dc:creator', Author, 'Seq'),
    within('dc:description', Subject, 'Alt'),
    within('pdf:Producer', Producer),
  ];
  return `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">${texts.join('')}</rdf:Description>`;
}

function within(name: string, text: string | undefined, list?: 'Alt' | 'Seq'): string {
  if (text === undefined) return '';
  const language = list === 'Alt' ? ' xml:lang="x-default"' : '';
  const escaped = escapeXml(text);
  return `<${name}>${list === undefined ? escaped : `<rdf:${list}><rdf:li${language}>${escaped}</rdf:li></rdf:${list}>`}</${name}>`;
}
