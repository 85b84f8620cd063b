/** Vietnamese: how an agent says that it published, posted or scheduled something. */
import type { Language } from "../claim.ts";

export const VIETNAMESE: Language = {
  id: "vi",
  script: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]|\bcông khai\b/i,
  stems:
    /cộng đồng|lên mạng|mọi người|ai cũng|đăng|xuất bản|công khai|lên sóng|trực tuyến|hoạt động|triển khai|phát hành|chia sẻ|bình luận|trả lời|bài|nhắc|lịch|tác vụ|báo thức|cảnh báo|thông báo|cron|đặt|thiết lập|tạo|online|live|publish|deploy|truy cập/i,
  slots: {
    and: "(?:và|nhưng|đồng thời|sau đó|cũng|ngoài ra|rồi) ",
    but: "(?:nhưng|tuy nhiên|bây giờ|hiện|vâng|thay vào đó|nên)(?![a-zà-ỹ])",
    w: "(?!(?:chưa|không|chẳng|nếu|khi|sẽ|rằng|ai|bởi|hãy|tôi|mình|họ|anh ấy|đã|được|vừa|đang)(?![a-zà-ỹđ]))[^\\s]+",
    adv: "(?:(?:cũng|đều|vừa|mới|vừa mới|hiện|nay|bây giờ|chính thức|thành công|tự động|cuối cùng|lại|luôn|hoàn toàn|xong|được|giúp bạn|cho bạn|giúp anh|giúp chị|giúp em) ){0,4}",
    i: "(?:(?:tôi|mình|em|chúng tôi|chúng mình|tớ|trợ lý) )",
    done: "(?:đã|vừa|vừa mới|mới)",
    page: "(?:công cụ[^,.]{0,20}|bộ sưu tập|đồng hồ|lịch|nhật ký|thiệp|danh sách|trang(?: web| chủ| đích| mạng)?|website|web|site|bảng điều khiển|dashboard|bảng tin|ứng dụng|app|trò chơi|game|dự án|portfolio|hồ sơ|blog|cửa hàng|demo|công cụ|máy tính|báo cáo|bản đồ|thư viện ảnh|phiên bản|bản (?:mới|xem trước|đồ)|preview|biểu mẫu|khảo sát|thực đơn|danh mục|câu đố|quiz|nội dung|sản phẩm|bot|dịch vụ|api|bài viết|biểu đồ|landing page)",
    np: "(?:(?:(?:cả|tất cả|hai|những|các|cái|chiếc|bộ) ){0,3}(?:{w} ){0,2}?{page}(?: (?:{w} ){0,5}?{w})?|nó|mọi thứ|tất cả|cả hai|{w} {w} của bạn)",
    pub: "(?:(?:xuất|đăng) (?:bản )?lại|xuất bản|công khai|đăng công khai|đăng(?: tải)? lên (?:cộng đồng|mạng|web)|lên sóng|triển khai|phát hành|publish|deploy|đưa lên (?:mạng|cộng đồng|web|online)|chia sẻ (?:lên|với|ra) cộng đồng|mở công khai|ra mắt|lên mạng|lên live|online|trực tuyến|go live|đưa (?:{w} ){0,5}?lên (?:mạng|cộng đồng|web|online)|đặt (?:{w} ){0,4}?(?:ở chế độ |thành )?công khai|chuyển (?:{w} ){0,4}?(?:sang |thành )?công khai)",
    sobj: "(?:lời nhắc|nhắc nhở|nhắc việc|lịch nhắc|lịch|tác vụ(?: (?:định kỳ|hằng ngày|hàng ngày|tự động))?|báo thức|cảnh báo|thông báo|cron(?: job)?|công việc định kỳ|nhiệm vụ(?: định kỳ)?|hẹn giờ|bản (?:tin|tóm tắt)(?: {w}){0,3}? (?:hằng|hàng) (?:ngày|tuần)|báo cáo (?:hằng|hàng) (?:ngày|tuần)|giám sát|job|theo dõi giá)",
    made: "(?:đặt|tạo|thiết lập|cài đặt|cài|lên lịch|thêm|kích hoạt|đăng ký|cấu hình|bật|lập|hẹn|khởi động|lưu|dời|cập nhật|chạy|hoạt động|sẵn sàng)",
    post: "(?:bài(?: (?:đăng|viết|gm|post))?|bình luận|phản hồi|câu trả lời|chủ đề|thread|post|lời giới thiệu|thông báo)",
  },
  claims: [
    {
      id: "vi.publish",
      kind: "publish",
      verbs:
        "xuất bản|công khai|đăng|sóng|triển khai|phát hành|publish|deploy|lên|chia sẻ|ra mắt|online|trực tuyến|live|truy cập|xem|mở|hoạt động",
      patterns: [
        "^{i}?{adv}{done} {adv}(?:{pub}|(?:chuyển|đặt|đổi)(?: {w}){1,5}? (?:sang |về |thành )?(?:chế độ )?công khai|mở(?: {w}){1,5}? cho mọi người)(?![a-zà-ỹđ])",
        "^{i}{adv}{done} {adv}(?:đăng|đưa|xuất bản|công khai|chia sẻ|đẩy|tải)(?: {w}){0,8}? lên (?:cộng đồng|mạng|web|internet|online|trang công khai)",
        "^{np} {adv}{done} {adv}(?:được )?{adv}(?:{pub}|đăng|(?:đặt|chuyển) (?:ở|sang|về) chế độ công khai|mở cho mọi người|hiển thị công khai)(?![a-zà-ỹđ])(?<!^(?:các|những|mỗi|một) .*)(?! (?:thì|sẽ|có thể|đều) )",
        "^{np} {adv}(?:đang|hiện|hiện đã|nay) (?:công khai|online|trực tuyến|hoạt động công khai|mở cho mọi người|live)",
        "^(?:{pub}|đăng) {adv}(?:thành công|hoàn tất|xong)(?: rồi)?",
        "^(?:việc )?(?:xuất bản|triển khai|đăng tải|phát hành)(?: {w}){0,5}? (?:đã )?(?:hoàn tất|thành công|xong)",
        "^\\uE003 ?(?:xuất bản|đăng|công khai|triển khai)(?: {w}){0,6}?",
        "^(?:giờ |bây giờ )?(?:mọi người|ai cũng|bất kỳ ai)(?: {w}){0,2}? (?:đã |giờ )?có thể (?:truy cập|xem|mở)(?=.* (?:rồi|được rồi)|$)",
        "^(?:trạng thái|xuất bản|triển khai): ?(?:\\uE003 ?)?(?:đã xuất bản|thành công|hoàn tất|xong|ok|\\uE003)",
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
        "^đăng (?:bài )?(?:{w} ){0,4}?(?:thành công|xong)",
        "^(?!.*(?:tài khoản|hồ sơ))(?:{w} ){1,5}?{adv}{done} (?:có|ở) (?:trên )?{feed}",
        "^(?=.*{feed})(?:{w} ){1,8}?{adv}{done} {adv}(?:được )?{adv}(?:đăng|chia sẻ|gửi|xuất bản)(?![a-zà-ỹđ])",
        "^\\uE003 ?(?:đăng|bình luận|trả lời)(?: {w}){0,6}? (?:lên |trên )?{feed}",
      ],
      linked: ["^{i}?{adv}{done} {adv}(?:đăng|trả lời|bình luận|phản hồi|chia sẻ|gửi|viết|tạo)(?![a-zà-ỹđ])"],
    },
    {
      id: "vi.schedule",
      kind: "schedule",
      verbs:
        "nhắc|lịch|tác vụ|báo thức|cảnh báo|thông báo|cron|công việc|nhiệm vụ|hẹn|bản tin|báo cáo|giám sát|job|theo dõi",
      patterns: [
        "^(?!.*(?:(?:tính năng|chức năng|thành phần|nút|danh sách|mục|bảng|mô hình|biểu mẫu|form|giao diện|mã|hàm|lớp) |(?:vào|trong|cho) (?:{w} )?(?:{page})(?![a-zà-ỹđ]))){i}?{adv}{done} {adv}{made}(?: {w}){0,6}? {sobj}",
        "^{i}?{adv}{done} {adv}(?:lên lịch|hẹn giờ|đặt lịch)(?![a-zà-ỹđ])(?! (?:{w} ){0,3}?(?:họp|cuộc gọi|phỏng vấn))",
        "^(?:{w} ){0,3}?{sobj}(?: (?:{w} ){0,8}?{w})? {adv}{done} {adv}(?:được )?{adv}{made}(?![a-zà-ỹđ])",
        "^(?:{w} ){0,3}?{sobj}(?: (?:{w} ){0,8}?{w})? (?:đang|hiện) (?:hoạt động|chạy|bật)",
        "^{made} {sobj}(?: (?:{w} ){0,6}?{w})? (?:thành công|xong|hoàn tất)",
        "^\\uE003 ?{made}(?: {w}){0,6}? {sobj}",
      ],
    },
  ],
  subject: "^(?:{i}|{page}|{sobj}|{post}|đã )",
  others:
    "^(?:[Aa]nh ấy|[Cc]ô ấy|[Hh]ọ|[Bb]ạn|[Nn]gười dùng|[Cc]ông ty|[Nn]hóm) (?:{w} ){0,2}?(?:đã|vừa|nói)|^(?!(?:{feed}|Trang|Tin|Nay|Demo|Shop|Menu|Bot|Quiz|Danh|Website|Web|Blog|App|Game|Cron|Dashboard|Site|Portfolio|Landing)\\b)[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:đã|vừa|mới) ",
  filler:
    "^(?:(?:xong|rồi|tuyệt vời|tuyệt|tốt|vâng|dạ|bây giờ|hiện tại|hiện|cuối cùng|ngoài ra|hôm nay|vừa rồi|như bạn yêu cầu|theo yêu cầu|tất cả|mọi thứ|sau khi [^\\s]+(?: [^\\s]+){0,5}?|hoàn tất|được rồi|tin vui|thay vào đó|vì vậy|nên) ){0,3}",
  pronoun: "^(?:nó|chúng)(?![a-zà-ỹđ])",
  unreal:
    "^(?:(?:và|nhưng|hoặc) )?(?:nếu|khi|một khi|sau khi bạn|trước khi|cho đến khi|ngay khi|để|bạn (?:có muốn|muốn|nói|đã nói|cần|có thể nói|hãy)|tôi (?:có thể|sẽ|định|muốn|suýt|nghĩ|tưởng|không|chưa)|mình (?:có thể|sẽ|định|muốn|suýt|nghĩ|không|chưa)|em (?:có thể|sẽ|định|chưa)|theo|ví dụ|bản nháp|hãy|nhấn|bấm|vui lòng|xác nhận|chưa|không|chẳng|sẽ|suýt|cách|lỗi|thất bại)(?![a-zà-ỹđ])",
  never:
    "(?:^|\\s)(?:chưa|không|chẳng|sẽ|suýt|gần như|có lẽ|có thể(?! (?:xem|truy cập|mở|chia sẻ|dùng|thử))|nháp|cục bộ|thất bại|đang được)(?![a-zà-ỹđ])",
  elsewhere:
    "công tắc|nút bật|(?:hộp|nút|biểu tượng|màn hình|trang|phần|thành phần|mục|hàm|lớp) (?:cảnh báo|nhắc|lời nhắc|thông báo|báo thức)|(?:vào|trong) (?:phần|trang|màn hình|menu) (?:cài đặt|thiết lập)|(?:^|\\s)hôm qua(?![a-zà-ỹđ])|^(?:các |những |mọi )?(?:trang|bài|tác vụ|dự án) (?:công khai|đã xuất bản|đã đăng|đã lên lịch) (?:ai|có|được|sẽ|thì|đều|mọi)|(?:^|\\s)(?:localhost|nháp|năm ngoái|tuần trước|tháng trước|(?:ngày|tuần|tháng|năm) trước|năm (?:19|20)\\d\\d|quý|doanh thu|báo cáo (?:quý|tài chính)|sàn|chuyến bay|bởi|thất bại|chưa|khung bên phải|mainnet|testnet)(?![a-zà-ỹđ])",
  retracts: "^(?:đính chính|xin lỗi|khoan|thực ra|nhầm|sửa lại).{0,80}(?:chưa|không|lỗi|thất bại|riêng tư)",
  asks: "^(?:(?:và|hoặc) )?(?:bạn (?:có|muốn|cần)|có |tôi có nên|mình có nên|có cần|làm sao|thế nào|khi nào|ở đâu|gì|cần|muốn)(?![a-zà-ỹđ])",
  tags: "^(?:đúng không|phải không|được không|nhé|ok|chứ)(?![a-zà-ỹđ])",
  strong: "công khai|xuất bản|cộng đồng|mọi người|triển khai|chia sẻ|đăng",
  outside: "(?:^|\\s)(?:kho mã|chợ ứng dụng)(?![a-zà-ỹ])",
  cites:
    "phong cách|liên kết tới \\uE000|(?:tôi có thể|sẽ|chưa|khác|phổ biến|xem thêm|lấy cảm hứng|tương tự|dựa trên|ví dụ|sẽ là|(?<!như )cũ(?![a-zà-ỹ]))",
  drafts: "(?:bản nháp|ví dụ|mẫu|đề xuất|nội dung|còn lại|bước tiếp theo|kế hoạch)",
  given: {
    id: "vi.given",
    standalone:
      "(?:đây|link|liên kết|địa chỉ|\\burl\\b|truy cập|trực tuyến|online|công khai|mở cho|mở được|xem được|vào được|chơi được|dùng được|có thể (?:xem|truy|mở|chia|dùng|thử|chơi|vào)|đã|vừa|xong|lên sóng|đang (?:chạy|ở|hoạt|được)|ghé|thử ngay|mời|chia sẻ|(?:đã|vừa) (?:bình luận|trả lời|đăng))",
    inline:
      "(?:truy cập|trực tuyến|online|công khai|mở cho|xem được|vào được|có thể|đã đẩy|đã đưa|chia sẻ|đã đăng|đang chạy|đang ở|ghé)",
    hedges:
      "(?:(?<![a-zà-ỹđ])(?:chưa|không(?! cần)|chẳng|đừng|nếu|khi |sau khi|trước khi|trước|muốn|sẽ|có lẽ|theo |ví dụ|định dạng|mẫu|nháp|ý tưởng|tham khảo|tương tự|giống|phổ biến|nổi bật|nhiều .{0,12}nhất|hot|khác|ai đó|có người|người ta|người đã|trả lời bạn|bạn (?:gửi|nhắc|đưa)|lượt thích|của (?!bạn|mình|tôi|chúng|anh|chị)\\S|hôm qua|tuần trước|tháng trước|năm ngoái|cách đây|chỉ (?:bạn|mình bạn)|xem trước|đã (?:đọc|xem qua|xem (?!được)|tìm thấy|thấy|so sánh|sao chép|dùng|kiểm tra|thử|lưu|xóa|xoá|gỡ|tải)|bạn đã (?!chờ|đợi)|đề xuất|hướng dẫn|chi tiết|vừa nói|đã nói|nhắc đến|trả lời mới|bình luận mới|liên quan|gợi ý|kế hoạch|dự kiến|tương lai|cũ|chờ bạn|nhé\\?)(?![a-zà-ỹđ])|(?<!sửa )lỗi|thất bại|404|50\\d|riêng tư(?! sang)|lấy cảm hứng|lừa đảo)",
  },
  presents:
    "(?:^[^\\uE000]{0,60}(?:link|liên kết|đường dẫn|địa chỉ|xem|truy cập|tại đây|mở|đây)|^[^a-zà-ỹđ]*\\uE000)",
  note: "Chưa xác minh: tôi đã nói rằng có nội dung được đăng hoặc được lên lịch, nhưng hồ sơ của không gian làm việc không cho thấy điều đó",
};
