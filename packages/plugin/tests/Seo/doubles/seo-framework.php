<?php
/** The SEO Framework, as far as its reader calls it: post 2, term 4 and the archive of "hidden" are hidden. */

namespace The_SEO_Framework\Meta {
	define( 'THE_SEO_FRAMEWORK_VERSION', '5.1.5' );

	class Robots {
		public static function get_generated_meta( array $args, array $get ): array {
			$hidden = array( array( 'id' => 2 ), array( 'id' => 4, 'tax' => 'category' ), array( 'pta' => 'hidden' ) );
			return in_array( $args, $hidden, true ) ? array( 'noindex' => 'noindex' ) : array();
		}
	}

	class URI {
		public static function get_custom_canonical_url( array $args ): string {
			return array( 'id' => 3 ) === $args ? 'https://original.example/' : '';
		}
	}
}

namespace The_SEO_Framework\Data\Plugin {
	class Post {
		public static function get_primary_term_id( int $post, string $taxonomy ): int {
			return 3 === $post && 'category' === $taxonomy ? 9 : 0;
		}
	}
}
