import { Container } from "@/components/ui/container";
import { CART_COOKIE, COUNT_COOKIE, RECEIPT } from "@/lib/cart/limits";
import { LONGEST_MISS, MOST_MISSES } from "@/lib/search/miss";
import { SITE, telHref } from "@/lib/site";
import styles from "./privacy-notice.module.css";

const DAYS_A_YEAR = 365;

/** 《个人信息处理说明》: what the Personal Information Protection Law, article 17, asks a site to tell. */
export function PrivacyNotice() {
  const years = SITE.messageRetentionDays / DAYS_A_YEAR;
  const period = `${SITE.messageRetentionDays} 天${Number.isInteger(years) ? `（${years} 年）` : ""}`;
  return (
    <Container width="text" className={styles.notice}>
      <h1 className={styles.title}>个人信息处理说明</h1>
      <p className={styles.version}>版本：{SITE.noticeVersion}</p>
      <p>
        您在本网站“联系我们”页面提交咨询，或者使用询价单时，我们会处理您填写的个人信息。本说明依据《中华人民共和国个人信息保护法》第十七条，告诉您谁在处理、为什么处理、处理哪些信息、保存多久，以及您怎样行使权利。
      </p>

      <h2>一、谁处理您的信息</h2>
      <p>
        个人信息处理者：{SITE.company}（以下称“我们”）。地址：{SITE.address}。联系方式见第七条。
      </p>

      <h2>二、处理目的与依据</h2>
      <p>
        我们处理这些信息，只用于答复您的咨询与询价，并就产品选型、方案、交货与售后与您联系。处理的依据是：应您的请求，为订立或者履行合同所必需，以及您在知情后自愿提交。我们不用这些信息做自动化决策，也不用于与咨询无关的推广。
      </p>

      <h2>三、处理哪些信息</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">信息</th>
            <th scope="col">是否必填</th>
            <th scope="col">用途</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>姓名、称谓</td>
            <td>姓名必填</td>
            <td>与您联系时称呼您</td>
          </tr>
          <tr>
            <td>手机号码</td>
            <td>必填</td>
            <td>电话答复咨询</td>
          </tr>
          <tr>
            <td>联系地址</td>
            <td>必填</td>
            <td>安排就近的服务人员与现场服务</td>
          </tr>
          <tr>
            <td>邮箱</td>
            <td>选填</td>
            <td>发送选型资料与方案</td>
          </tr>
          <tr>
            <td>咨询事项：您从哪款产品、型号代码或页面打开表单</td>
            <td>选填，可以去掉</td>
            <td>了解您问的是什么</td>
          </tr>
          <tr>
            <td>咨询内容</td>
            <td>选填</td>
            <td>了解您的问题</td>
          </tr>
          <tr>
            <td>询价单：产品、型号代码、数量、备注</td>
            <td>使用询价单时需要，备注选填</td>
            <td>列出您要询价的产品，提交后据此答复</td>
          </tr>
          <tr>
            <td>询价单的收货地址：收货人、手机号码、地址</td>
            <td>选填</td>
            <td>了解货物送到哪里、与谁交接</td>
          </tr>
          <tr>
            <td>询价单最后一次改动的时间</td>
            <td>自动记录</td>
            <td>到期删除没有改动的询价单</td>
          </tr>
          <tr>
            <td>提交时间、提交时所在的本站页面、截短后的网络地址、浏览器种类、本说明的版本</td>
            <td>自动记录</td>
            <td>防止滥用，证明提交时适用的说明版本</td>
          </tr>
        </tbody>
      </table>
      <p>
        网络地址只保留前段（IPv4 的前 24 位、IPv6 的前 48
        位），不足以定位到个人。为防止频繁提交，提交咨询和新建询价单时，按这个前段和网络地址散列值的前 24
        位分别计数；计数不与您填写的内容放在一起，允许的次数恢复之后，在下一次计数时删除。不提供必填信息，我们就无法答复咨询，但不影响您浏览本网站，也可以直接致电。请不要在咨询内容和备注里填写身份证号、银行账号等敏感个人信息。
      </p>

      <h2>四、处理方式与保存期限</h2>
      <p>
        信息通过网页表单收集，存储在由我们管理的服务器上，只有负责答复的人员可以查看。自提交之日起最长保存{" "}
        {period}，到期删除；法律、行政法规另有规定的，从其规定。
      </p>
      <p>
        没有提交的询价单也存储在这台服务器上，只用来向您显示，不转给答复人员；您可以随时修改、移除其中的产品和收货地址。最后一次改动之后{" "}
        {SITE.cartRetentionDays}{" "}
        天没有再改动的，连同收货地址一起删除。提交的询价单是咨询的一部分，与咨询保存同样长的时间，到期一起删除。
      </p>
      <p>
        提交询价单后，您得到一个回执网址（{RECEIPT}/
        加单号），单号随机产生，无法猜到。凡是知道这个网址的人，都能看到询了哪些产品、型号代码、数量、提交时间和处理状态，以及姓名的第一个字、手机号码的前三位和后四位；备注、地址、邮箱和咨询内容只给提交它的浏览器看。请只把网址交给应当知道的人。
      </p>

      <h2>五、提供、公开与出境</h2>
      <p>我们不出售、不公开您的信息，不提供给其他个人信息处理者，也不传输到境外。法律另有规定的除外。</p>

      <h2>六、您的权利</h2>
      <p>
        您可以查阅、复制、更正、补充您的信息，可以要求删除，可以撤回同意或者拒绝继续处理，也可以要求我们解释本说明。按第七条的方式告诉我们您提交时填写的姓名与手机号码即可；核实后我们在
        15
        个工作日内办理并答复，不收费用。删除时，您提交的咨询与询价单、提交时所用的那张询价单，以及收货手机号码是您的询价单一并删除；没有写手机号码的未提交询价单，我们不知道是谁的，请您在询价单页面自己移除。撤回不影响此前已进行的处理。您也可以向履行个人信息保护职责的部门投诉、举报。
      </p>

      <h2>七、怎样联系我们</h2>
      <ul>
        <li>
          邮箱：<a href={`mailto:${SITE.serviceEmail}`}>{SITE.serviceEmail}</a>（主题请写“个人信息”）
        </li>
        <li>
          电话：<a href={telHref(SITE.switchboard)}>{SITE.switchboard}</a>
        </li>
        <li>信函：{SITE.address}</li>
      </ul>

      <h2>八、浏览器里保存的内容</h2>
      <p>
        浏览产品时，您最近选择的产品分类名称保存在您自己的浏览器里，用来在返回时恢复位置；打开首页或产品中心时会清除。您加入对比的产品编号保存在名为
        compare 的 Cookie 里，最多 4 个，只用于显示产品对比，30 天后失效，点“清空”即删除。
      </p>
      <p>
        您使用询价单时，我们设置两个 Cookie，都在最后一次改动询价单 {SITE.cartRetentionDays} 天后失效：
        {CART_COOKIE} 是询价单的随机编号和我们的签名（浏览器里显示为 __Host-{CART_COOKIE}
        ），网页脚本读不到，只用来认出哪张询价单是您的；
        {COUNT_COOKIE} 是询价单里的件数，用来在页面顶部显示。删除 {CART_COOKIE}{" "}
        之后，这个浏览器就打不开原来的询价单了。
      </p>
      <p>本网站不使用广告或第三方统计的 Cookie。</p>

      <h2>九、没有结果的搜索</h2>
      <p>
        站内搜索没有找到结果时，我们统计所搜的词：统一大小写等写法之后的词本身、搜过的次数、最近一次的日期，用来补充资料。不记录是谁搜索，也不记录网络地址。含有
        @、含有 7 个及以上数字，或者超过 {LONGEST_MISS} 个字符的不统计；最多保留 {MOST_MISSES}{" "}
        条，超出时删除次数最少的。
      </p>
      <p>本说明有变更时，我们会在本页公布新的版本；已提交的信息按提交时的版本处理。</p>
      <p>
        <a href="/contact">返回联系我们</a>
      </p>
    </Container>
  );
}
