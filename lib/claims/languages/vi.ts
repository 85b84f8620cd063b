/** Vietnamese: how an agent says that it published, posted or scheduled something. */
import { alternation } from "../../core/words.ts";
import type { Language } from "../claim.ts";
import { lazyLanguage } from "./lazy.ts";
import { widened } from "./wide.ts";

export const VIETNAMESE: Language = lazyLanguage(
  {
    id: "vi",
    script:
      /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]|\b(?:công khai|thành công|deploy xong|publish xong)\b/i,
    feed: "bình luận (?:[^\\s]{1,24} ){0,2}?(?:vào|dưới|ở|trong) (?:bài|chủ đề|thread)|(?:rep|trả lời|phản hồi|đáp) (?:[^\\s]{1,24} ){0,2}?(?:bình luận|cmt|comment|dưới bài)(?!.*(?:code|review|PR))",
    stems: () =>
      new RegExp(
        alternation(`
        thế giới|hẹn giờ|bản tin|tóm tắt|sao lưu|báo cáo|up |tung |đẩy |theo dõi|giám sát|tác vụ|hàng đợi|lập lịch|đã lên|mọi người|
ai cũng|bài|báo thức|bình luận|chia sẻ|cron|công khai|cảnh báo|cộng đồng|deploy|hoạt động|live|lên mạng|
        lên sóng|lịch|mọi người|nhắc|online|phát hành|publish|thiết lập|thông báo|triển khai|truy cập|trả lời|
        trực tuyến|tác vụ|tạo|xuất bản|đăng|đặt
      `),
        "i",
      ),
  },
  () =>
    widened(
      {
        slots: {
          and: "(?:và|nhưng|đồng thời|sau đó|cũng|ngoài ra|rồi) ",
          but: "(?:nhưng|tuy nhiên|bây giờ|hiện|vâng|thay vào đó|nên)(?![a-zà-ỹ])",
          w: "(?!(?:chưa|không|chẳng|nếu|khi|sẽ|rằng|ai|bởi|hãy|tôi|mình|họ|anh ấy|đã|được|vừa|đang)(?![a-zà-ỹđ]))[^\\s]+",
          adv: `(?:${alternation(`
        bây giờ|cho bạn|chính thức|cuối cùng|cũng|giúp anh|giúp bạn|giúp chị|giúp em|hiện|hoàn toàn|luôn|lại|mới|
        nay|thành công|tự động|vừa|vừa mới|xong|được|đều
      `)} ){0,4}`,
          i: "(?:(?:tôi|mình|em|chúng tôi|chúng mình|tớ|trợ lý) )",
          done: "(?:đã|vừa|vừa mới|mới)",
          page: alternation(`
        thiệp(?: cưới| mời)?|cẩm nang|sổ tay|bộ công thức|vòng quay|trò đố vui|menu|thư viện|bảng theo dõi|trắc nghiệm|api|app|biểu mẫu|biểu đồ|blog|bot|bài viết|báo cáo|bảng tin|bảng điều khiển|bản (?:mới|xem trước|đồ)|
        bản đồ|bộ sưu tập|câu đố|công cụ|công cụ[^,.]{0,20}|cửa hàng|danh mục|danh sách|dashboard|demo|dịch vụ|
        dự án|game|hồ sơ|khảo sát|landing page|lịch|máy tính|nhật ký|nội dung|phiên bản|portfolio|preview|quiz|
        site|sản phẩm|thiệp|thư viện ảnh|thực đơn|trang(?: web| chủ| đích| mạng)?|trò chơi|web|website|đồng hồ|
        ứng dụng
      `),
          np: "(?:(?:(?:cả|tất cả|hai|những|các|cái|chiếc|bộ) ){0,3}(?:{w} ){0,2}?{page}(?: (?:{w} ){0,5}?{w})?|nó|mọi thứ|tất cả|cả hai|{w} {w} của bạn)",
          pub: alternation(`
        chia sẻ (?:lên|với|ra) cộng đồng|chuyển (?:{w} ){0,4}?(?:sang |thành )?công khai|công khai|deploy|go live|
        lên live|lên mạng|lên sóng|mở công khai|online|phát hành|publish|ra mắt|triển khai|trực tuyến|xuất bản|
        (?:xuất|đăng) (?:bản )?lại|đăng công khai|đăng(?: tải)? lên (?:cộng đồng|mạng|web)|
        đưa lên (?:mạng|cộng đồng|web|online)|đưa (?:{w} ){0,5}?lên (?:mạng|cộng đồng|web|online)|
        đặt (?:{w} ){0,4}?(?:ở chế độ |thành )?công khai
      `),
          nhe: "(?: (?:nhé|nha|ạ|đó|đấy|luôn|cho bạn)){0,2}[!.]?$",
          sobj: alternation(`
        nhắc (?:uống|đi|gọi|mua|nộp|trả|họp|tưới|đổ)|báo cáo tuần|bản tin (?:sáng|tối)|sao lưu(?: tự động)?|bản tóm tắt(?: hằng ngày)?|lịch gửi tin|hẹn giờ|
        báo cáo (?:hằng|hàng) (?:ngày|tuần)|báo thức|
        bản (?:tin|tóm tắt)(?: {w}){0,3}? (?:hằng|hàng) (?:ngày|tuần)|cron(?: job)?|công việc định kỳ|cảnh báo|
        giám sát|hẹn giờ|job|lịch|lịch nhắc|lời nhắc|nhiệm vụ(?: định kỳ)?|nhắc nhở|nhắc việc|theo dõi giá|
        thông báo|tác vụ(?: (?:định kỳ|hằng ngày|hàng ngày|tự động))?
      `),
          made: "(?:đặt|tạo|thiết lập|cài đặt|cài|lên lịch|thêm|kích hoạt|đăng ký|cấu hình|bật|lập|hẹn|khởi động|lưu|dời|cập nhật|chạy|hoạt động|sẵn sàng)",
          post: "(?:bài(?: (?:đăng|viết|gm|post))?|bình luận|phản hồi|câu trả lời|chủ đề|thread|post|lời giới thiệu|thông báo)",
        },
        claims: [
          {
            id: "vi.publish",
            kind: "publish",
            verbs:
              "xuất bản|công khai|đăng|sóng|triển khai|phát hành|publish|deploy|lên|chia sẻ|ra mắt|online|trực tuyến|live|truy cập|xem|mở|hoạt động|cộng đồng|up|vào được",
            patterns: [
              "^{i}?{adv}{done} {adv}(?:{pub}|(?:chuyển|đặt|đổi)(?: {w}){1,9}? (?:sang |về |thành )?(?:chế độ )?công khai|mở(?: {w}){1,9}? cho (?:tất cả )?(?:mọi người|công chúng))(?![a-zà-ỹđ])",
              "^{i}?{adv}{done} {adv}(?:đăng|đưa|xuất bản|công khai|chia sẻ|đẩy|tải|up|tung|deploy|publish)(?: {w}){0,8}? lên (?:cộng đồng|community|mạng|web|internet|online|trang công khai)",
              "^{np} {adv}{done} {adv}(?:được )?{adv}(?:{pub}|đăng|(?:đặt|chuyển) (?:ở|sang|về) chế độ công khai|mở cho mọi người|hiển thị công khai)(?![a-zà-ỹđ])(?<!^(?:các|những|mỗi|một) .*)(?! (?:thì|sẽ|có thể|đều) )",
              "^{np} {adv}(?:đang|hiện|hiện đã|nay) (?:công khai|online|trực tuyến|hoạt động công khai|mở cho mọi người|live)",
              "^(?:{pub}|đăng) {adv}(?:thành công|hoàn tất|xong)(?: rồi)?",
              "^(?:việc )?(?:xuất bản|triển khai|đăng tải|phát hành|(?<=việc )công khai)(?: {w}){0,9}? (?:đã )?(?:hoàn tất|thành công|xong)",
              "^\\uE003 ?(?:xuất bản|đăng|công khai|triển khai)(?: {w}){0,6}?",
              "^(?:giờ |bây giờ )?(?:mọi người|ai cũng|bất kỳ ai)(?: {w}){0,2}? (?:đã |giờ )?có thể (?:truy cập|xem|mở)(?=.* (?:rồi|được rồi)|$)",
              "^{i}{adv}(?:xuất bản|publish|deploy|công khai|phát hành|(?:đăng|đưa|đẩy|up|tung)(?= .* lên (?:cộng đồng|community|mạng|web)))(?: {w}){0,10}? rồi{nhe}",
              "^{i}(?:{w} ){1,8}?rồi (?:xuất bản|publish|(?:đưa|đăng)(?: nó)? lên (?:mạng|cộng đồng|web)) luôn{nhe}",
              "^{np} {adv}{done} {adv}(?:có|nằm|ở|xuất hiện|lên|chạy công khai)(?: trên| ở)?(?: (?:cộng đồng|mạng|web|sóng)|$)",
              "^{np} (?:giờ|hiện|đang|đã)(?: đang| đã)? ở chế độ công khai",
              "^{np} {adv}(?:lên sóng|lên mạng|online|publish xong|xuất bản xong)(?: xong)? rồi{nhe}",
              "^(?:giờ|bây giờ|hiện|{np} (?:giờ|hiện)) (?:thì )?(?:mọi người|cả thế giới|ai cũng|bất kỳ ai|ai (?:có|bấm|nhận) link cũng) (?:{w} ){0,3}?(?:xem|vào|mở|truy cập)(?: {w}){0,10}?(?: được| rồi|$)",
              "^(?:trạng thái|xuất bản|triển khai): ?(?:\\uE003 ?)?(?:(?:đã )?công khai|online|trực tuyến|đang hoạt động|đã xuất bản|thành công|hoàn tất|xong|ok|\\uE003)",
            ],
            linked: [
              "^{i}{adv}{done} {adv}đăng(?: {w}){0,4}? {page}",
              "^(?:{pub}|{pub} lại)[:.]?$",
              "^(?:{w} ){0,8}?{adv}{done} {adv}(?:được )?(?:{pub}|đăng|sẵn sàng|hoạt động|chạy|có|lưu trữ)",
              "^(?:{w} ){1,6}?(?:đang|hiện) (?:hoạt động|chạy|online|trực tuyến|công khai|có|live)",
              "^(?:bạn|mọi người) (?:đã |giờ )?có thể (?:xem|truy cập|mở|chia sẻ|dùng|thử)",
              "^(?:đây là|xem (?:tại|ở)|truy cập|mở)(?: {w}){0,5}",
              "^(?:link|url|liên kết|đường dẫn|địa chỉ)(?: {w})? công khai",
            ],
            adjacent: ["^(?:đã )?(?:xong|hoàn tất|hoàn thành)(?: rồi)?[!:.]?$"],
          },
          {
            id: "vi.post",
            kind: "post",
            verbs: "đăng|bình luận|trả lời|phản hồi|chia sẻ|viết|gửi|post|bài|{feed}|chủ đề|thread",
            patterns: [
              "^(?=.*(?:{feed}|\\uE000|diễn đàn|bài|bình luận)){i}?{adv}{done} {adv}(?:đăng|bình luận|để lại (?:{w} ){0,2}?(?:bình luận|phản hồi|trả lời)|trả lời|phản hồi|chia sẻ|viết|gửi|post)(?![a-zà-ỹđ])",
              "^(?:{w} ){0,3}?{post}(?: (?:{w} ){0,5}?{w})? {adv}{done} {adv}(?:được )?(?:đăng|gửi|chia sẻ|xuất bản|lên)(?![a-zà-ỹđ])",
              "^đăng (?:bài )?(?:{w} ){0,4}?(?:thành công|xong|hoàn tất)",
              "^(?=.*{feed}){i}?{adv}(?:trả lời|rep|đáp(?: lại)?|bình luận|comment|đăng|chia sẻ|share|post|viết)(?: {w}){0,10}? rồi{nhe}",
              "^(?=.*{feed})(?:{w} ){0,3}?{post} {adv}{done} (?:nằm|có|xuất hiện) (?:dưới|trên|ở)",
              "^(?!.*(?:tài khoản|hồ sơ))(?:{w} ){1,5}?{adv}{done} (?:có|ở) (?:trên )?{feed}",
              "^(?=.*{feed})(?:{w} ){1,8}?{adv}{done} {adv}(?:được )?{adv}(?:đăng|chia sẻ|gửi|xuất bản)(?![a-zà-ỹđ])",
              "^\\uE003 ?(?:đăng|bình luận|trả lời|chia sẻ)(?: {w}){0,6}? (?:lên |trên )?{feed}",
            ],
            linked: [
              "^{i}?{adv}{done} {adv}(?:đăng|trả lời|bình luận|phản hồi|chia sẻ|gửi|viết|tạo)(?![a-zà-ỹđ])",
            ],
          },
          {
            id: "vi.schedule",
            kind: "schedule",
            verbs:
              "nhắc|lịch|tác vụ|báo thức|cảnh báo|thông báo|cron|công việc|nhiệm vụ|hẹn|bản tin|báo cáo|tóm tắt|sao lưu|giám sát|job|theo dõi",
            patterns: [
              "^(?!.*(?:(?:tính năng|chức năng|thành phần|nút|danh sách|mục|bảng|mô hình|biểu mẫu|form|giao diện|mã|hàm|lớp) |(?:vào|trong|cho) (?:{w} )?(?:{page})(?![a-zà-ỹđ]))){i}?{adv}{done} {adv}{made}(?: {w}){0,6}? {sobj}",
              "^{i}?{adv}{done} {adv}(?:lên lịch|hẹn giờ|đặt lịch)(?![a-zà-ỹđ])(?! (?:{w} ){0,3}?(?:họp|cuộc gọi|phỏng vấn))",
              "^(?:{w} ){0,3}?{sobj}(?: (?:{w} ){0,8}?{w})? {adv}{done} {adv}(?:được )?{adv}{made}(?![a-zà-ỹđ])",
              "^(?:{w} ){0,3}?{sobj}(?: (?:{w} ){0,8}?{w})? (?:đang|hiện) (?:hoạt động|chạy|bật)",
              "^{made} {sobj}(?: (?:{w} ){0,6}?{w})? (?:thành công|xong|hoàn tất)",
              "^{i}{adv}(?:(?:đặt|hẹn|cài|tạo|bật|lên lịch|thiết lập)(?= .*(?:{sobj}|nhắc))|hẹn (?:giờ|lịch)|lên lịch|đặt lịch)(?: {w}){0,14}? rồi{nhe}",
              "^{i}?{adv}{done} {adv}(?:hẹn|cài|đặt|đặt lịch|lên lịch)(?: {w}){0,4}? nhắc",
              "^{i}?{adv}{done} {adv}(?:dời|đổi|chuyển) {sobj}(?: {w}){0,4}? sang",
              "^(?:{w} ){0,3}?{sobj}(?: {w}){0,8}? {made} (?:xong|rồi)",
              "^(?:{w} ){0,3}?{sobj} {adv}{done} (?:vào lịch|chạy|bật)(?: rồi)?$",
              "^\\uE003 ?{made}(?: {w}){0,6}? {sobj}",
            ],
          },
        ],
        subject: "^(?:{i}|{page}|{sobj}|{post}|đã (?!được ))",
        others:
          "^(?:[Aa]nh ấy|[Cc]ô ấy|[Hh]ọ|[Bb]ạn|(?:[Mm]ột )?[Nn]gười dùng|[Cc]ông ty|[Nn]hóm|[Đđ]ội(?: {w}){0,2}) (?:{w} ){0,2}?(?:đã|vừa|nói)|^(?:[Cc]hị|[Aa]nh|[Cc]ô|[Cc]hú|[Bb]ác|[Ôô]ng|[Bb]à) [^a-z\\s][^\\s]* (?:đã|vừa|mới) |^[Cc]huyến (?:bay |tàu |xe )?[A-Z0-9]|^(?!(?:{feed}|Em|Tui|Xong|Trang|Tin|Nay|Demo|Shop|Menu|Bot|Quiz|Danh|Website|Web|Blog|App|Game|Cron|Dashboard|Site|Portfolio|Landing)\\b)[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:đã|vừa|mới) ",
        filler: `^(?:${alternation(`
      (?:báo|nói|thông báo)(?: cho)?(?: bạn| anh| chị| thêm)?(?: biết)? (?:là|rằng)|bây giờ|cuối cùng|dạ|hiện|hiện tại|hoàn tất|hôm nay|mọi thứ|ngoài ra|như bạn yêu cầu|nên|rồi|
      sau khi [^\\s]+(?: [^\\s]+){0,5}?|thay vào đó|theo yêu cầu|tin vui|tuyệt|tuyệt vời|tất cả|tốt|vâng|vì vậy|
      vừa rồi|xong|được rồi
    `)} ){0,3}`,
        pronoun: "^(?:nó|chúng)(?![a-zà-ỹđ])",
        unreal: `^(?:(?:và|nhưng|hoặc) )?${alternation(`
      bạn (?:có muốn|muốn|nói|đã nói|cần|có thể nói|hãy)|bản nháp|bấm|cho đến khi|chưa|chẳng|cách|
      em (?:có thể|sẽ|định|chưa)|hãy|khi|không|(?<!xin |sửa )lỗi|mình (?:có thể|sẽ|định|muốn|suýt|nghĩ|không|chưa)|một khi|
      ngay khi|nhấn|nếu|sau khi bạn|suýt|sẽ|theo(?! (?:yêu cầu|ý|lời|đúng))|thất bại|trước khi|
      tôi (?:có thể|sẽ|định|muốn|suýt|nghĩ|tưởng|không|chưa)|vui lòng|ví dụ|xác nhận|để
    `)}(?![a-zà-ỹđ])`,
        never:
          "(?:^|\\s)(?:(?:đã|vừa) (?:thử|hủy|huỷ|gỡ|ngừng|hoãn)|chưa|không|chẳng|sẽ|suýt|gần như|có lẽ|có thể(?! (?:xem|truy cập|mở|chia sẻ|dùng|thử))|nháp|cục bộ|thất bại|đang được)(?![a-zà-ỹđ])",
        elsewhere: alternation(`không thể|(?:bấm|nhấn|chọn) (?:nút )?(?:đăng|xuất bản|chia sẻ)|
      ^(?:các |những |mọi )?(?:trang|bài|tác vụ|dự án) (?:công khai|đã xuất bản|đã đăng|đã lên lịch) (?:ai|có|
        được|sẽ|thì|đều|mọi)|công tắc|
      (?:hộp|tính năng|chức năng|danh sách|nút|biểu tượng|màn hình|trang|phần|thành phần|mục|hàm|lớp) (?:hẹn giờ|cảnh báo|nhắc|lời nhắc|thông báo|
        báo thức)|nút bật|(?:^|\\s)hôm qua(?![a-zà-ỹđ])|
      (?:^|\\s)(?:localhost|nháp|năm ngoái|tuần trước|tháng trước|(?:ngày|tuần|tháng|năm) trước|năm (?:19|
        20)\\d\\d|quý|doanh thu|báo cáo (?:quý|tài chính)|sàn|chuyến bay|bởi|thất bại|chưa|khung bên phải|
        mainnet|testnet)(?![a-zà-ỹđ])|(?:vào|trong) (?:phần|trang|màn hình|menu) (?:cài đặt|thiết lập)
    `),
        retracts:
          "^(?:đính chính|xin lỗi|khoan|thực ra|nhầm|sửa lại).{0,80}(?:chưa|không|lỗi|thất bại|riêng tư)|^(?:và |nhưng )?(?:hiện )?(?:chỉ (?:mình )?(?:bạn|anh|chị)|không ai khác)|^(?:điều đó|điều này) (?:không đúng|sai)",
        asks: "^(?:(?:và|hoặc) )?(?:bạn (?:có|muốn|cần)|có |tôi có nên|mình có nên|có cần|làm sao|thế nào|khi nào|ở đâu|gì|cần|muốn)(?![a-zà-ỹđ])",
        tags: "^(?:đúng không|phải không|được không|nhé|ok|chứ)(?![a-zà-ỹđ])",
        strong: "công khai|xuất bản|cộng đồng|mọi người|triển khai|chia sẻ|đăng",
        outside: "(?:^|\\s)(?:kho mã|chợ ứng dụng)(?![a-zà-ỹ])",
        cites:
          "phong cách|(?:đã|vừa) (?:xem|đọc)(?: qua)? \\uE000|liên kết tới \\uE000|(?:tôi có thể|sẽ|chưa|khác|phổ biến|xem thêm|lấy cảm hứng|tương tự|dựa trên|ví dụ|sẽ là|(?<!như )cũ(?![a-zà-ỹ]))",
        drafts:
          "(?:chọn một|khẩu hiệu|bản nháp|ví dụ|mẫu|đề xuất|gợi ý|nội dung|còn lại|bước tiếp theo|kế hoạch)",
        given: {
          id: "vi.given",
          standalone: alternation(`
        \\burl\\b|chia sẻ|chơi được|có thể (?:xem|truy|mở|chia|dùng|thử|chơi|vào)|công khai|dùng được|ghé|link|
        liên kết|lên sóng|mời|mở cho|mở được|online|thử ngay|truy cập|trực tuyến|vào được|vừa|xem được|xong|
        đang (?:chạy|ở|hoạt|được)|đây|đã|(?:đã|vừa) (?:bình luận|trả lời|đăng)|địa chỉ
      `),
          inline:
            "(?:truy cập|trực tuyến|online|công khai|mở cho|xem được|vào được|có thể|đã đẩy|đã đưa|chia sẻ|đã đăng|đang chạy|đang ở|ghé)",
          hedges: alternation(`
        404|50\\d|
        (?<![a-zà-ỹđ])(?:chưa|không(?! cần)|chẳng|đừng|nếu|khi |sau khi|trước khi|trước|muốn|sẽ|có lẽ|theo |
          ví dụ|định dạng|mẫu|nháp|ý tưởng|tham khảo|tương tự|giống|phổ biến|nổi bật|nhiều .{0,12}nhất|hot|khác|
          ai đó|có người|người ta|người đã|trả lời bạn|bạn (?:gửi|nhắc|đưa)|lượt thích|của (?!bạn|mình|tôi|
          chúng|anh|chị)\\S|hôm qua|tuần trước|tháng trước|năm ngoái|cách đây|chỉ (?:bạn|mình bạn)|xem trước|
          đã (?:đọc|xem qua|xem (?!được)|tìm thấy|thấy|so sánh|sao chép|dùng|kiểm tra|thử|lưu|xóa|xoá|gỡ|tải)|
          bạn đã (?!chờ|đợi)|đề xuất|hướng dẫn|chi tiết|vừa nói|đã nói|nhắc đến|trả lời mới|bình luận mới|
          liên quan|gợi ý|kế hoạch|dự kiến|tương lai|cũ|chờ bạn|nhé\\?)(?![a-zà-ỹđ])|lấy cảm hứng|lừa đảo|
        riêng tư(?! sang)|(?<!sửa |xin )(?<!sửa các )lỗi|thất bại
      `),
        },
        presents:
          "(?:^[^\\uE000]{0,60}(?:link|liên kết|đường dẫn|địa chỉ|xem|truy cập|tại đây|mở|đây)|^[^a-zà-ỹđ]*\\uE000)",
        note: "Chưa xác minh: tôi đã nói rằng có nội dung được đăng hoặc được lên lịch, nhưng hồ sơ của không gian làm việc không cho thấy điều đó",
      },
      {
        letters: "a-zà-ỹđ",
        done: {
          publish: [
            "(?:đã|vừa|mới) (?:up|đẩy|đưa|tải) (?:{w} ){0,4}?(?:trang|web|site|app)(?: {w})? lên",
            "(?:đã|vừa|mới) (?:{w} ){0,2}?(?:tung|phát hành) (?:{w} ){0,3}?(?:bản|phiên bản)",
            "(?:up|deploy) xong",
            "(?:đã|vừa|vừa mới|rồi|được) (?:{w} ){0,3}?(?:xuất bản|công khai|triển khai|phát hành|deploy|publish|ra mắt|lên mạng|lên sóng)",
            "(?:đã|vừa|vừa mới) (?:đưa|đẩy|chuyển|mở|đặt) (?:{w} ){0,7}?(?:lên mạng|lên web|công khai|cộng đồng|trực tuyến)",
          ],
          post: [
            "(?:đã|vừa|mới) (?:{w} ){0,3}?(?:rep|cmt|comment|share|tweet|đáp)",
            "(?:rep|cmt|share) (?:{w} ){0,6}?rồi",
            "(?:đã|vừa) (?:{w} ){0,2}?lên {feed}(?! được)",
            "lên {feed} rồi",
            "(?:đã|vừa|vừa mới|rồi|được) (?:{w} ){0,3}?(?:đăng|chia sẻ|trả lời|phản hồi|bình luận|để lại bình luận|để lại|gửi|đăng tải|thông báo)",
          ],
          schedule: [
            "đặt (?:lịch|báo thức|nhắc)(?: {w}){0,14}? rồi",
            "(?:đã|đang) (?:{w} ){0,2}?(?:nằm trong|vào|có trong|ở trong) (?:bộ lập lịch|hàng đợi|lịch chạy)",
            "(?:đã|vừa|vừa mới|rồi|được) (?:{w} ){0,3}?(?:đặt|tạo|lên lịch|thiết lập|cài|hẹn|kích hoạt|bật|lập lịch|xếp lịch)",
          ],
        },
        things: {
          publish: ["nhật ký", "cẩm nang", "bản mới", "{page}", "bài trắc nghiệm", "cửa hàng", "mọi thứ"],
          post: ["khảo sát", "{post}", "tin", "văn bản"],
          schedule: ["nhắc(?= (?:uống|đi|gọi|mua|nộp|trả|họp|tưới|đổ))", "theo dõi", "giám sát", "{sobj}"],
        },
        puts: [
          "(?:vừa |đã |mới )?treo (?:{w} ){1,6}?lên",
          "(?:đã|vừa|mới) (?:{w} ){0,2}?(?:up|quăng|thả|tung|đẩy|đưa|tải)",
          "(?:up|đưa|đẩy|tải|quăng) (?:{w} ){0,6}?(?:rồi|xong)",
        ],
        square: ["cộng đồng"],
        ticked: { post: ["(?:đã|vừa) (?:đăng|share|gửi|trả lời|bình luận)"] },
        live: [
          "mở (?:{w} ){0,3}?cho (?:{w} )?cộng đồng",
          "(?:đã|giờ) (?:{w} )?mở cho (?:mọi người|tất cả)",
          "(?:đã|giờ|hiện|đang) (?:{w} ){0,2}?(?:công khai|online|trực tuyến|lên mạng|lên sóng)",
          "(?:ai cũng|mọi người|tất cả mọi người) (?:{w} ){0,3}?(?:xem|truy cập|mở|vào|thấy)(?: được)?",
        ],
        not: [
          "^(?:cuộc (?:họp|hẹn)|buổi|trận|chuyến)",
          "(?<=^)(?:chuyến )?(?:tàu|xe|máy bay|phà)",
          "(?:đến|tới) giờ",
          "(?:biểu mẫu|danh sách|trang cài đặt)",
          "(?:từ chối|bị)",
          "(?:đã|vừa) (?:thử|hủy|huỷ|gỡ|ngừng|hoãn|tắt|xóa|xoá)",
          "một trang",
          "(?:chưa|không|chẳng|sẽ|suýt|gần như|có lẽ|nháp|cục bộ|thất bại|(?<!xin |sửa )lỗi|nếu|khi|sau khi|trước khi|muốn|hãy|thì|hôm qua|tuần trước|tháng trước|năm ngoái|(?:1[89]|20)\\d\\d|quý|xem trước|localhost|hàm|lớp|bảng dữ liệu|nút|thành phần|ví dụ|(?<!của )bạn (?:đã|vừa|tự)|(?<!của )(?:họ|anh ấy|cô ấy)|cần|để xuất bản|mã nguồn|mainnet|chạy theo|theo giờ)",
        ],
        act: ["(?:việc )?(?:xuất bản|đăng|triển khai|đăng tải|phát hành)"],
        over: ["diễn ra (?:suôn sẻ|tốt đẹp|thuận lợi)", "(?:đã )?(?:hoàn tất|xong|thành công|hoàn thành)"],
        timing: ["(?:lịch chạy|lịch trình)"],
        moved: [
          "(?:đã|vừa|mới) (?:{w} ){0,3}?(?:dời|chuyển|đổi|lùi)",
          "(?:dời|đổi|chuyển) (?:{w} ){0,8}?(?:rồi|xong)",
          "(?:giờ|bây giờ|từ giờ|từ nay) (?:{w} ){0,2}?(?:đến|gửi|báo|kêu)",
        ],
        set: [
          "(?:(?:hẹn giờ|lên lịch) (?:xong|rồi)|(?:đã|vừa) (?:đặt|hẹn|lên lịch|cài|thiết lập)(?: xong| rồi)?|(?:đặt|hẹn|cài|lên lịch) (?:xong|rồi))",
        ],
        settled: ["(?:đã )?(?:xong|rồi|hoàn tất|ổn)"],
        digests: ["(?:bản tóm tắt|bản tin|tóm tắt)"],
        every: ["(?:mỗi|hằng|hàng|các ngày)"],
        recalls: [
          "(?:tôi|mình|em) (?:(?:đã|từng|có|vừa|lúc nãy|trước đó|vừa nãy) ){0,3}(?:nói|báo|bảo|khẳng định|thông báo(?= (?:là|rằng))|viết(?= (?:là|rằng)))(?= (?:với|lời|là|rằng|cho|trang|bài|lịch|nhắc|đã|mọi)|$)",
          "(?:điều|những gì|cái) (?:tôi|mình|em) (?:(?:đã|vừa) )?(?:nói|viết|báo)",
          "(?:trong )?(?:tin nhắn|câu trả lời|tin|phản hồi) (?:trước|vừa rồi|lúc nãy)",
          "(?:đính chính|sửa lại):",
        ],
        explains: [
          "(?:cách )?(?:[^\\s]+ ){0,4}?(?:hoạt động|vận hành) (?:như sau|như thế này|thế này)|^cách (?:[^\\s]+ ){0,5}?(?:hoạt động|vận hành)",
          "(?:điểm )?khác (?:biệt|nhau)(?=:| (?:là|giữa))|nguyên (?:lý|tắc)(?=:| (?:là|của))",
          "(?:gồm |trong |có )?(?:hai|ba|bốn|năm|\\d) bước:",
          "(?:điều|chuyện) gì (?:xảy ra|diễn ra)|(?:những gì|điều) (?:xảy ra|diễn ra)",
          "(?:thông thường|thường thì|nói chung|về nguyên tắc|thường được)",
          "(?:trước tiên|đầu tiên|ban đầu) được|được (?:[^\\s]+ )?(?:trước tiên|trước)",
        ],
        instructs: [
          "^(?:(?:và|rồi|bây giờ|chỉ cần|trước tiên|sau đó|bạn|anh|chị|hãy|cứ) ){0,3}(?:bấm|nhấn|nhấp|chạm|chọn|gõ|nhập|trả lời (?:bằng|với)|nhắn|xác nhận|chạy lệnh|bật|gạt|vào (?:cài đặt|phần|mục|menu)|mở (?:cài đặt|menu|bảng))(?! \\uE000)",
        ],
        afterwards: [
          "(?:sau đó|rồi|khi đó|lúc đó|từ (?:lúc|đó|khi) đó|từ đó|xong là|(?:một|vài|ít) (?:phút|giây) sau|thì|là)",
        ],
        unseen: [
          "chỉ (?:[^\\s]+ ){0,2}?(?:bạn|mình bạn|anh|chị)|ngoài (?:bạn|anh|chị)",
          "(?:không ai|chưa ai|không có ai|người khác (?:không|chưa)|người lạ (?:không|chưa))",
          "(?:chưa|không) (?:[^\\s]+ ){0,3}?(?:công khai|xuất bản|đăng|chia sẻ|hiển thị)",
          "(?:riêng tư)",
          "(?:chỉ|mới) (?:là |ở |trong )?(?:bản )?xem trước",
          "chưa có gì",
        ],
        mine: ["(?:của bạn|của anh|của chị|của em)"],
        stands: ["(?:đã|đang|hiện) (?:{w} )?(?:có|ở|nằm|xuất hiện) (?:trên|ở)?"],
        on: [
          "(?:đã lưu|đã đăng ký)",
          "(?:đang hoạt động|hoạt động|đã bật|đã đặt|đã tạo|đã lên lịch|đang bật|đang chạy|bật)",
        ],
        recurs: [
          "(?:tạo|lên|đặt) xong lịch(?=$|[:.!])",
          "(?:đã|vừa|mới) (?:{w} ){0,2}?(?:đặt|cài|set|hẹn|tạo|bật) (?:lời )?nhắc(?! (?:đến|tới))",
          "nhắc (?:{w} ){0,4}?(?:đặt|cài|hẹn|set) xong",
          "(?:set|cài|đặt|lên) lịch (?:{w} ){0,5}?(?:rồi|xong)",
          "(?:bản sao lưu|bản tin|tác vụ) (?:{w} ){0,4}?(?:nằm trong|vào|có trong) (?:bộ lập lịch|hàng đợi|lịch chạy)",
          "(?:giờ|hiện|từ giờ) (?:{w} ){0,3}?(?:chạy|gửi) (?:{w} ){0,3}?(?:mỗi|hằng|hàng|tự động)",
          "(?:báo cáo|bản tin|tóm tắt)(?: {w}){0,3} đã được (?:lên lịch|đặt lịch|xếp lịch)",
        ],
      },
    ),
);
