/** Question words, without the subject. */
const ASKING =
  /请问|有没有|没有|能不能|能否|可以|应该|为什么|有什么|是什么原因|什么原因|原因|什么意思|是什么|什么时候|什么|怎么选|怎么算|怎么办|怎么回事|回事|怎么|怎样|如何|哪个|哪种|选择|计算|选型|区别|是多少|多少|多久|多长|多大|几年|要达到|需要|处理|解决|哪里看|装在哪一侧|装在哪里|装在哪|在哪里|哪一侧|哪里|吗|呢|的|和|与|及|或|是|了|才|后|？|\?/gu;

const ADVICE = /怎么|怎样|如何|为什么|原因|区别|哪个好|哪种|要不要|能不能|能否|应该/u;

/** Whether a search asks for advice rather than a product. */
export const asksForAdvice = (text: string) => ADVICE.test(text);

/** Removes question words: `无功罚款怎么办` becomes `无功罚款`. */
export const withoutAsking = (text: string) => text.replace(ASKING, " ");
