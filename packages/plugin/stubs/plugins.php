<?php
/**
 * The little of other plugins and of WP-CLI that Footbridge uses, for PHPStan only.
 *
 * @package Footbridge
 */

namespace {
	/**
	 * ACF PRO, Secure Custom Fields.
	 *
	 * @param array<string, mixed> $page The options page.
	 * @return array<string, mixed>|false
	 */
	function acf_add_options_page( $page ) {}

	/**
	 * @param array<string, mixed> $field_group Group.
	 * @return bool
	 */
	function acf_add_local_field_group( $field_group ) {}

	/**
	 * @return list<array<string, mixed>>
	 */
	function acf_get_raw_field_groups() {}

	/** @return list<array<string, mixed>> */
	function acf_get_field_groups() {}

	/**
	 * @param array<string, mixed> $field_group The field group.
	 * @return array<string, mixed>
	 */
	function acf_import_field_group( $field_group ) {}

	/**
	 * @param int|string $id Id or key.
	 * @return array<string, mixed>|false
	 */
	function acf_get_raw_field_group( $id = 0 ) {}

	/**
	 * @param string $name The setting.
	 * @return mixed
	 */
	function acf_get_setting( $name ) {}

	/**
	 * @param string $name  The setting.
	 * @param mixed  $value Its value.
	 * @return bool
	 */
	function acf_update_setting( $name, $value ) {}

	/**
	 * WP-CLI.
	 */
	class WP_CLI {
		/**
		 * @param string                $name    The command.
		 * @param callable|class-string $command What it does.
		 */
		public static function add_command( string $name, $command ): bool {}

		/**
		 * @param array<string, string|true> $options The command's options.
		 */
		public static function confirm( string $question, array $options = array() ): void {}

		public static function log( string $message ): void {}

		/**
		 * @return never
		 */
		public static function error( string $message ) {}
	}

	/**
	 * WordPress Importer.
	 */
	class WP_Import {
		/**
		 * @var array<string, int>
		 */
		public $author_mapping = array();

		/**
		 * @var array<int, int>
		 */
		public $processed_authors = array();

		/**
		 * @var array<int, int>
		 */
		public $processed_posts = array();

		/**
		 * @var array<int, int|string>
		 */
		public $processed_terms = array();

		/**
		 * @var bool
		 */
		public $fetch_attachments = false;

		/**
		 * @return array<string, mixed>|\WP_Error
		 */
		public function parse( string $file ) {}

		public function import( string $file ): void {}
	}
}

namespace WPGraphQL\Model {
	/**
	 * WPGraphQL's model of a post.
	 */
	class Post {
		/**
		 * @param \WP_Post $post The post.
		 */
		public function __construct( \WP_Post $post ) {}
	}
}

namespace {
	/**
	 * Yoast SEO.
	 *
	 * @return mixed
	 */
	function YoastSEO() {}

	/**
	 * All in One SEO.
	 *
	 * @return mixed
	 */
	function aioseo() {}

	/**
	 * WPGraphQL.
	 */
	class WPGraphQL {
		/**
		 * @return string[]
		 */
		public static function get_allowed_post_types(): array {}

		/**
		 * @return string[]
		 */
		public static function get_allowed_taxonomies(): array {}
	}

	/**
	 * WPGraphQL.
	 *
	 * @param string               $type   The type.
	 * @param string               $field  The field.
	 * @param array<string, mixed> $config Its type and resolver.
	 */
	function register_graphql_field( string $type, string $field, array $config ): void {}

	/**
	 * WPGraphQL.
	 *
	 * @param string               $type   The type.
	 * @param array<string, mixed> $config Its fields.
	 */
	function register_graphql_object_type( string $type, array $config ): void {}
}

namespace RankMath {
	/**
	 * Rank Math.
	 */
	class Helper {
		/**
		 * @param int  $post     The post.
		 * @param bool $excluded Whether the sitemap's list counts.
		 */
		public static function is_post_indexable( $post, $excluded = true ): bool {}

		/**
		 * @param \WP_Term $term The term.
		 */
		public static function is_term_indexable( $term ): bool {}

		public static function is_author_archive_indexable(): bool {}

		/**
		 * @param int $post The post.
		 * @return bool|null
		 */
		public static function is_post_excluded( $post ) {}

		/**
		 * @param string $name The module.
		 */
		public static function is_module_active( $name ): bool {}

		/**
		 * @param string $name The setting.
		 * @return mixed
		 */
		public static function get_settings( $name ) {}
	}
}

namespace The_SEO_Framework\Meta {
	/**
	 * The SEO Framework.
	 */
	class Robots {
		/**
		 * @param array<string, int|string> $args The content.
		 * @param string[]                  $get  Directives.
		 * @return array<string, string>
		 */
		public static function get_generated_meta( $args, $get ) {}
	}

	/**
	 * The SEO Framework.
	 */
	class URI {
		/**
		 * @param array<string, int|string> $args The content.
		 */
		public static function get_custom_canonical_url( $args ): string {}
	}
}

namespace The_SEO_Framework\Data\Plugin {
	/**
	 * The SEO Framework.
	 */
	class Post {
		/**
		 * @param int    $post     The post.
		 * @param string $taxonomy The taxonomy.
		 */
		public static function get_primary_term_id( $post, $taxonomy ): int {}
	}
}
