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
