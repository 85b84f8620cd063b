/** Vietnamese: how an agent says what it did. */
import { alternation } from "../../core/words.ts";
import type { WorkLanguage } from "../claim.ts";
import { lazyWork } from "./lazy.ts";
import { BUILD_TOOLS, CI, FORMAT_TOOLS, LINT_TOOLS, TEST_TOOLS, TYPE_TOOLS } from "./shared.ts";

/** Said as done: đã …, … xong, được …. */
const done = (verbs: string): string =>
  `(?:(?<![\\p{L}])(?:đã|vừa|được|và|rồi)(?![\\p{L}]) (?:(?!viết|thêm|tạo|sửa)\\p{L}+ ){0,2}?(?:${verbs})(?![\\p{L}])(?! lại của)|(?<![\\p{L}])(?:${verbs})(?![\\p{L}])[^.]{0,30}(?<![\\p{L}])(?:xong|thành công|hoàn tất)(?![\\p{L}]))`;

export const VIETNAMESE: WorkLanguage = lazyWork(
  {
    id: "vi",
    script: /[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i,
  },
  () => ({
    joins: " (?:nhưng|vì|do|tuy|song|còn) | và (?=(?:tôi |tất cả|mọi|đã |các |chưa |không |chạy))",
    nouns: {
      tests: `${TEST_TOOLS}|kiểm thử|bài test|(?<![\\p{L}])tests?(?![\\p{L}])|ca kiểm|(?<![\\p{L}])ca(?![\\p{L}])`,
      lint: LINT_TOOLS,
      types: `${TYPE_TOOLS}|kiểm tra kiểu|kiểu dữ liệu`,
      format: `${FORMAT_TOOLS}|định dạng`,
      build: `${BUILD_TOOLS}|biên dịch`,
      ci: CI,
    },
    passes:
      "⊕|(?<![\\p{L}])(?:đạt|qua|vượt qua|pass(?:ed)?|thành công|xanh|ổn|sạch|hoàn tất|tốt)(?![\\p{L}])|[✅✔🟢]|\\bOK\\b|100 ?%",
    clean:
      "(?:không(?: có| còn| gặp| phát hiện| thấy| tìm thấy)?|0) ?(?:bất kỳ |một |thêm |báo )?(?:lỗi|thất bại|vấn đề|cảnh báo|xung đột)(?: nào)?",
    denies:
      "(?<![\\p{L}])(?:chưa|không|lỗi|thất bại|hỏng|từ chối|bị chặn|chặn|hủy|gián đoạn|bỏ qua|chỉ(?! mục| số| thị| định| dẫn)|vẫn|trượt)(?![\\p{L}])",
    fails: "(?<![\\p{L}])(?:lỗi|thất bại|hỏng|trượt|không qua|chưa qua|segfault|crash)(?![\\p{L}])",
    excepts: "(?<![\\p{L}])(?:trừ|ngoại trừ|còn lại|ngoài ra|khác)(?![\\p{L}])",
    mended: alternation(`
      không (?:dùng|sử dụng|cần thiết|còn dùng)(?: đến| nữa| tới)?|
      (?:sửa|khắc phục|xử lý|giải quyết|tái hiện)(?: được| xong)? (?:\\p{L}+ ){0,2}?(?:lỗi|sự cố|hỏng)|
      (?:thông báo|trang|mã) lỗi|xử lý lỗi
    `),
    unreal:
      "(?<![\\p{L}])(?:sẽ|nên|cần|có thể|muốn|nếu|hãy|để|khi|phải|chắc|có lẽ|dự định|đảm bảo|vui lòng|ví dụ|giờ sẽ|(?:xong|được|rồi|tốt) thì(?! đã)|(?:nói|bảo)(?: là| rằng)? đã)(?![\\p{L}])|(?<![\\p{L}])nói đã",
    conditions:
      "^(?:nếu|khi|sau khi bạn|trước khi|một khi|giả sử|mỗi lần|(?:bạn|anh|chị) (?:cho|gửi|đưa) (?:mình|tôi|em))(?![\\p{L}])",
    others: `(?<![\\p{L}])${alternation(`
        bạn nói|(?<!của )bạn tạo|chúc mừng|(?<!của )bạn (?:vừa |tự |mới )?đã|(?:do|bởi) bạn|bạn (?:vừa|tự) (?:chạy|xóa|xoá|cài)|máy (?:của )?bạn|mừng là|năm ngoái|theo (?:tài liệu|nhật ký|ghi chú)|tuyệt vời|
        tuần trước|tài liệu (?:nói|ghi)|đồng nghiệp
      `)}(?![\\p{L}])`,
    pronouns: "^(?:tất cả|mọi|cả|chúng|kết quả|hiện|giờ|\\d|⊕|đạt|không|toàn bộ)",
    rows: [
      ["commit", done("commit|cam kết")],
      ["push", done("push|đẩy")],
      ["pr", `${done("mở|tạo|gửi")}.{0,16}(?:PR|pull request)`],
      ["tag", `${done("tạo|gắn|thêm")}.{0,10}(?:tag|thẻ)`],
      ["merge", done("merge|gộp|hợp nhất|trộn")],
      ["rebase", done("rebase")],
      ["deploy", done("tải lên|triển khai|deploy|phát hành|xuất bản")],
      ["verified", done("kiểm tra|xác minh|xác nhận|kiểm chứng|thử nghiệm|kiểm thử|test|tái hiện")],
      ["install", done("cài đặt|cài")],
      ["delete", done("xóa|xoá|gỡ|dọn|loại bỏ|gỡ bỏ")],
      [
        "file",
        `${done("tạo|viết|lưu|ghi|thêm|tải|sinh|xuất")}.*‹file.›|‹file.›.{0,10}${done("tạo|lưu|ghi|viết")}`,
      ],
      [
        "change",
        `${done("sửa|cập nhật|thay đổi|chỉnh sửa|đổi tên|tái cấu trúc|thay thế|viết lại|di chuyển|triển khai|thêm|cấu hình")}.*‹(?:file|word).›`,
      ],
      [
        "ran",
        done(
          "chạy|thực thi|khởi động(?! (?:kèm|cùng))|(?<!được )gọi(?! (?:trang|api|url|đến|tới|lại cho))|đo|chạy lại|nhập|huấn luyện|khởi chạy",
        ),
      ],
      [
        "up",
        "(?:máy chủ|server|dịch vụ|container|pod|api|ứng dụng|trang web|cơ sở dữ liệu|cụm).{0,24}?(?:đang chạy|hoạt động|sẵn sàng|khỏe mạnh|phản hồi|trả lời)",
      ],
      ["ran", "(?:máy chủ|server|dịch vụ) (?:đang chạy|đã chạy|đã khởi động)|kết quả chạy"],
    ],
    tails: "",
    works: "đã được (?!\\d)|(?:đã )?(?:lên production|hoạt động|sẵn sàng|xong|hoàn tất|được triển khai)",
    acts: "(?:^|(?:tôi|mình|em|và) )(?:vừa |cũng |đều )?đã (?!đọc|xem|tìm|nghĩ|so sánh|đếm|phân tích|nói|viết|nêu|nhắc|báo|trình bày|hiểu|kiểm tra|thấy|liệt kê|giải thích|đề xuất|quyết định|nhận|tóm tắt|cân nhắc|thử|mô tả|gửi bạn|để|gọi (?:trang|api|url))\\p{L}+",
    whole: "(?:toàn bộ|tất cả (?:các )?(?:gói|mô-đun|dự án)|cả bộ)",
    earlier: "(?<![\\p{L}])(?:trước đó|lúc nãy|vừa nãy|ban đầu|trước khi|lần trước)(?![\\p{L}])",
    about: "(?<![\\p{L}])(?:khoảng|gần|chừng|hơn|xấp xỉ)(?![\\p{L}])|~",
    prints: "kết quả|in ra|đầu ra|hiển thị|trả về",
    narrates: [
      [
        ["test", "run"],
        "(?:đang|bắt đầu|sẽ) (?:\\p{L}+ )?(?:chạy|thực thi)[^.]{0,20}(?:kiểm thử|test|‹test.›)",
      ],
      [["commit"], "đang commit"],
      [["push"], "đang (?:push|đẩy)"],
      [["deploy", "publish"], "đang (?:triển khai|deploy|phát hành)"],
      [["install"], "đang cài"],
      [["build"], "đang (?:build|biên dịch|xây dựng)"],
      [["delete", "uninstall"], "đang (?:xóa|xoá|dọn|gỡ)"],
      [["write"], "đang (?:sửa|viết|tạo|cập nhật|chỉnh|thêm|tái cấu trúc)"],
      [["run", "look"], "đang (?:chạy|thực thi|khởi động|kiểm tra|phân tích|xem|tải|xử lý|tiến hành)"],
    ],
    moment: "(?<![\\p{L}])(?:đang|ngay|bây giờ|ngay bây giờ|một chút|chờ|đợi|lát)(?![\\p{L}])|…",
    begins: `^(?:vâng|được|ok|dạ|rõ|tất nhiên|đã rõ|được rồi)?[\\s,!.–-]*${alternation(`
        bắt đầu ngay|chờ (?:tôi )?một|làm ngay|
        tôi (?:làm|bắt đầu|sẽ (?:làm|bắt đầu|kiểm tra|chạy|sửa) ngay|đang làm)|để tôi (?:xem|kiểm tra|chạy|làm)
      `)}`,
    promises: alternation(`
        (?<![\\p{L}])sẽ (?:theo dõi|giám sát|trông)[^.]{0,30}(?<![\\p{L}])báo|
        (?<![\\p{L}])(?:(?:báo|thông báo|nhắn(?: tin)?|cho bạn biết)|(?:tôi|mình|em|sẽ) (?:sẽ )?(?:nhắc|cập nhật|theo dõi|
        gửi))(?![\\p{L}]| đến| tới)[^.]{0,24}(?<![\\p{L}])(?:bạn|anh|chị|biết|lại|ngay|tiến độ)(?![\\p{L}])
      `),
    cue: `(?<![\\p{L}])${alternation(`
    chiều mai|hoàn tất|hàng ngày|hằng ngày|khi|kết thúc|lát nữa|lúc \\d|mỗi|ngay khi|ngày mai|nếu|nếu có|
    \\d+ (?:phút|giờ|ngày)|(?:phút|giờ|tiếng|ngày|chút) nữa|sau|sau khi|sáng|sáng mai|tối mai|tối nay|xong|
    đến khi
  `)}(?![\\p{L}])`,
    yours:
      "(?:khi|sau khi|nếu|lúc)[^,.]{0,5}(?<![\\p{L}])(?:bạn|anh|chị|tôi)(?![\\p{L}])|(?:bạn|anh|chị)[^,.]{1,16} thì|(?:báo|nhắn) lại, |lần sau",
    honest:
      "(?:chưa|không|chẳng)[^.]{0,24}(?:chạy|kiểm thử|kiểm tra|test|biên dịch|xác minh|thử)|mới chỉ đọc",
  }),
);
