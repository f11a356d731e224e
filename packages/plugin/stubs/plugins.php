<?php
/**
 * The little of other plugins and of WP-CLI that Footbridge uses, for PHPStan only.
 *
 * @package Footbridge
 */

// ACF PRO, Secure Custom Fields, WPGraphQL, Yoast SEO, All in One SEO.
namespace {
	/** @return array<string, mixed>|false */
	function acf_add_options_page( array $page ) {}

	function acf_add_local_field_group( array $field_group ): bool {}

	/** @return list<array<string, mixed>> */
	function acf_get_raw_field_groups() {}

	/** @return list<array<string, mixed>> */
	function acf_get_field_groups() {}

	/** @return array<string, mixed> */
	function acf_import_field_group( array $field_group ) {}

	/** @return array<string, mixed>|false */
	function acf_get_raw_field_group( string $key ) {}

	function acf_get_setting( string $name ) {}

	function acf_update_setting( string $name, $value ): bool {}

	function YoastSEO() {}

	function aioseo() {}

	function register_graphql_field( string $type, string $field, array $config ): void {}

	function register_graphql_object_type( string $type, array $config ): void {}

	class WPGraphQL {
		/** @return string[] */
		public static function get_allowed_post_types(): array {}

		/** @return string[] */
		public static function get_allowed_taxonomies(): array {}
	}

	class WP_CLI {
		public static function add_command( string $name, $command ): bool {}

		public static function log( string $message ): void {}

		/** @return never */
		public static function error( string $message ) {}
	}

	/** WordPress Importer. */
	class WP_Import {
		/** @var array<string, int> */
		public $author_mapping = array();

		/** @var array<int, int> */
		public $processed_authors = array();

		/** @var array<int, int> */
		public $processed_posts = array();

		/** @var array<int, int|string> */
		public $processed_terms = array();

		/** @var bool */
		public $fetch_attachments = false;

		/** @return array<string, mixed>|\WP_Error */
		public function parse( string $file ) {}

		public function import( string $file ): void {}
	}
}

namespace WPGraphQL\Model {
	class Post {
		public function __construct( \WP_Post $post ) {}
	}
}

namespace RankMath {
	class Helper {
		public static function is_post_indexable( int $post, bool $excluded = true ): bool {}

		public static function is_term_indexable( \WP_Term $term ): bool {}

		public static function is_author_archive_indexable(): bool {}

		public static function is_post_excluded( int $post ): ?bool {}

		public static function is_module_active( string $name ): bool {}

		public static function get_settings( string $name ) {}
	}
}

namespace The_SEO_Framework\Meta {
	class Robots {
		/** @return array<string, string> */
		public static function get_generated_meta( array $args, array $get ) {}
	}

	class URI {
		public static function get_custom_canonical_url( array $args ): string {}
	}
}

namespace The_SEO_Framework\Data\Plugin {
	class Post {
		public static function get_primary_term_id( int $post, string $taxonomy ): int {}
	}
}
