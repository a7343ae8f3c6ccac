/** Words that name a file, not a product. SVG is left: it is a product too. */
const FILE_WORDS = /图纸|外形图|接线图|安装图|数据页|规格书|寄存器表?|dxf|pdf|zip/gi;

/** What a search for a product's files says of the product; all of it, where it says nothing else. */
export const withoutFileWords = (searched: string) => searched.replace(FILE_WORDS, " ").trim() || searched;
