<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Preview;

use Footbridge\Preview\Overlay;
use Footbridge\Preview\Unsaved;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;
use WP_Taxonomy;
use WP_Term_Query;

/** Unsaved values: what is stored with an autosave, and what a GraphQL request for the preview gets. */
final class PreviewTest extends TestCase {
	private const TEXTS = array( 'post_title' => 'Saved', 'post_content' => 'Text', 'post_excerpt' => '', 'post_modified_gmt' => '2026-11-25 08:00:00' );

	protected function setUp(): void {
		WordPress::$capabilities = array( 'edit_post', 'assign_topics' );
		WordPress::$options      = array(
			'taxonomies' => array(
				'topic'  => new WP_Taxonomy( 'topic', 'assign_topics' ),
				'secret' => new WP_Taxonomy( 'secret', 'assign_secrets' ),
			),
			'meta'       => array( 12 => array() ),
		);
		WordPress::$posts        = array(
			2  => new WP_Post( array( 'ID' => 2, 'post_type' => 'page', 'post_name' => 'about' ) + self::TEXTS ),
			5  => new WP_Post( array( 'ID' => 5, 'post_type' => 'attachment' ) ),
			12 => new WP_Post( array( 'ID' => 12, 'post_type' => 'revision', 'post_parent' => 2, 'post_author' => 7 ) + self::TEXTS ),
		);
	}

	private function store( array $values ): void {
		Unsaved::store( WordPress::$posts[2], array( 'post_title' => 'Unsaved' ), $values );
	}

	/** Begins a GraphQL request for a preview, and returns the response's headers. */
	private function request( string $header = 'database_id=2', ?object $request = null ): array {
		$_SERVER['HTTP_X_GRAPHQL_PREVIEW'] = $header;
		Overlay::register();
		do_action( 'graphql_before_execute', $request );
		return apply_filters( 'graphql_response_headers_to_send', array() );
	}

	private function meta( string $key, int $id = 2 ) {
		return apply_filters( 'get_post_metadata', null, $id, $key );
	}

	public function test_a_request_for_the_preview_gets_every_unsaved_value(): void {
		$this->store( array( 'picture' => 5, 'template' => 'template-reviews.php', 'slug' => 'New Slug', 'terms' => array( 'topic' => 'Sleep, 4' ), 'fields' => array( 'field_segment' => 'family' ) ) );
		self::assertSame( array( 'X-Footbridge-Preview' => 'all', 'Vary' => 'X-GraphQL-Preview', 'Cache-Control' => 'no-store, private' ), $this->request( 'database_id=2, nonce="x"' ) );
		self::assertSame( array( '5' ), $this->meta( '_thumbnail_id' ) );
		self::assertSame( array( 'template-reviews.php' ), $this->meta( '_wp_page_template' ) );
		self::assertSame( array( 'family' ), $this->meta( 'segment' ) );
		self::assertSame( array( 'family' ), $this->meta( 'segment', 12 ), 'WPGraphQL 2.21 reads the autosave' );
		self::assertNull( $this->meta( 'segment', 5 ) );
		self::assertNull( $this->meta( 'other' ) );
		self::assertSame( array( 'page-new-slug.php', 'page.php' ), apply_filters( 'page_template_hierarchy', array( 'page-about.php', 'page.php' ) ) );
		$query = new WP_Term_Query( array( 'object_ids' => array( 2 ), 'taxonomy' => array( 'topic' ), 'include' => array() ) );
		do_action( 'pre_get_terms', $query );
		self::assertSame( array( null, array( 3, 4 ) ), array( $query->query_vars['object_ids'], $query->query_vars['include'] ) );
	}

	public function test_the_autosave_has_no_meta_that_wordpress_saves_to_the_page(): void {
		$this->store( array( 'picture' => 5, 'template' => 'template-reviews.php' ) );
		self::assertSame( array( Unsaved::META ), array_keys( WordPress::$options['meta'][12] ) );
		self::assertSame( 'Unsaved', WordPress::$posts[12]->post_title );
		self::assertSame( 'Saved', WordPress::$posts[2]->post_title );
	}

	public function test_invalid_values_stay_as_published(): void {
		$this->store( array( 'picture' => 2, 'template' => '../../wp-config.php', 'slug' => array(), 'terms' => array( 'secret' => array( 4 ), 'none' => array( 4 ), 'topic' => array( 99, array() ) ), 'fields' => 'x' ) );
		$own = unserialize( WordPress::$options['meta'][12][ Unsaved::META ][0] );
		self::assertSame( array( '', array( 'topic' => array() ), array( '_wp_page_template' => 'default' ) ), array( $own['slug'], $own['terms'], $own['meta'] ) );
	}

	public function test_fields_of_a_user_without_unfiltered_html_lose_scripts(): void {
		$this->store( array( 'fields' => array( 'field_text' => '<p>a</p><script>b</script>' ) ) );
		self::assertSame( array( '<p>a</p>b' ), WordPress::$options['meta'][12]['text'] );
		WordPress::$capabilities[] = 'unfiltered_html';
		$this->store( array( 'fields' => array( 'field_text' => '<script>b</script>' ) ) );
		self::assertSame( array( '<script>b</script>' ), WordPress::$options['meta'][12]['text'] );
	}

	public function test_a_second_preview_replaces_the_first(): void {
		$this->store( array( 'picture' => 5, 'slug' => 'once' ) );
		$this->store( array( 'picture' => 0, 'slug' => 'about' ) );
		$this->request();
		self::assertSame( array( '0' ), $this->meta( '_thumbnail_id' ) );
		self::assertArrayNotHasKey( 'page_template_hierarchy', WordPress::$hooks );
	}

	public function test_once_the_page_is_saved_the_autosave_is_ignored_by_wpgraphql_too(): void {
		$this->store( array( 'picture' => 5 ) );
		WordPress::$posts[2]->post_title = 'Saved again';
		$request                         = (object) array( 'app_context' => (object) array( 'preview' => array( 'revisionDatabaseId' => 12 ) ) );
		self::assertSame( 'none', $this->request( 'database_id=2', $request )['X-Footbridge-Preview'] );
		self::assertNull( $request->app_context->preview );
		self::assertNull( $this->meta( '_thumbnail_id' ) );
	}

	public function test_the_own_autosave_counts_if_the_newest_is_old(): void {
		$this->store( array( 'slug' => 'own' ) );
		WordPress::$posts = array( 11 => new WP_Post( array( 'ID' => 11, 'post_type' => 'revision', 'post_parent' => 2, 'post_author' => 8 ) + self::TEXTS ) ) + WordPress::$posts;
		$request          = (object) array( 'app_context' => (object) array( 'preview' => array( 'databaseId' => 2, 'revisionDatabaseId' => 11 ) ) );
		self::assertSame( 'all', $this->request( 'database_id=2', $request )['X-Footbridge-Preview'] );
		self::assertSame( 12, $request->app_context->preview['revisionDatabaseId'] );
	}

	public function test_an_autosave_without_other_values_shows_its_text(): void {
		WordPress::$posts[12]->post_modified_gmt = '2026-11-25 08:30:00';
		self::assertSame( 'text', $this->request()['X-Footbridge-Preview'] );
	}

	/** @dataProvider others */
	public function test_who_may_not_edit_and_other_requests_get_what_is_published( string $header, bool $may_edit ): void {
		$this->store( array( 'picture' => 5 ) );
		WordPress::$capabilities = $may_edit ? array( 'edit_post' ) : array();
		$headers                 = $this->request( $header );
		self::assertSame( 'X-GraphQL-Preview', $headers['Vary'] );
		self::assertArrayNotHasKey( 'X-Footbridge-Preview', $headers );
		self::assertNull( $this->meta( '_thumbnail_id' ) );
	}

	public function others(): array {
		return array(
			'a user without the right' => array( 'database_id=2', false ),
			'no such post'             => array( 'database_id=999', true ),
			'no id'                    => array( 'database_id=x', true ),
			'another name'             => array( 'my_database_id=2', true ),
		);
	}
}
