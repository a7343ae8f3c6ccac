import { postMetadata, PostOfAddress } from "@/app/(site)/post-of-address";

type Props = PageProps<"/StickReply">;

export const generateMetadata = (props: Props) => postMetadata("stick", props);

export default function StickReply(props: Props) {
  return <PostOfAddress kind="stick" searchParams={props.searchParams} />;
}
