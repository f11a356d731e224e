<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Bylines;
use Footbridge\Resolve\Listing;
use Footbridge\Resolve\Site;
use Footbridge\Tests\Double\Database;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;
use WP_Query;

/** What an answer says of a list, a profile and the site. */
final class FieldsTest extends TestCase {
	public function test_a_page_of_a_list_has_a_hundred_posts_at_most(): void {
		self::assertSame( array( 100, 100, '100', '10', '', null ), array_map( array( Listing::class, 'size' ), array( '150', -1, '100', '10', '', null ) ) );
		foreach ( array( array( 'posts_per_page' => -1 ), array( 'nopaging' => true ), array( 'posts_per_page' => 500 ) ) as $vars ) {
			$query = new WP_Query( array( 'is_main_query', 'is_home' ), $vars );
			Listing::limit( $query );
			self::assertSame( array( 100, false ), array( $query->get( 'posts_per_page' ), (bool) $query->get( 'nopaging' ) ) );
		}
		update_option( 'sticky_posts', array( 4, 9 ) );
		self::assertSame( array( 98, '98' ), array_map( array( Listing::class, 'size' ), array( '99', '98' ) ) );
	}

	public function test_the_owners_page_size_and_other_queries_stay(): void {
		foreach ( array( array( 'is_main_query', 'is_home' ), array( 'is_main_query', 'is_singular' ), array() ) as $number => $is ) {
			$vars  = array( array(), array( 'posts_per_page' => -1 ), array( 'posts_per_page' => -1 ) )[ $number ];
			$query = new WP_Query( $is, $vars );
			Listing::limit( $query );
			self::assertSame( $vars, $query->query_vars );
		}
	}

	public function test_a_list_has_the_ids_of_its_page_in_order(): void {
		$query                = new WP_Query( array( 'is_home' ), array( 'paged' => 2, 'posts_per_page' => 10 ) );
		$query->posts         = array( new WP_Post( array( 'ID' => 9 ) ), new WP_Post( array( 'ID' => 12 ) ) );
		$query->found_posts   = 12;
		$query->max_num_pages = 2;
		self::assertSame( array( 'posts' => array( 9, 12 ), 'found' => 12, 'maxPages' => 2, 'page' => 2, 'perPage' => 10, 'search' => null, 'date' => null ), Listing::fields( $query ) );
	}

	public function test_a_search_has_its_words_and_type(): void {
		self::assertSame( array( 'words' => 'it\'s', 'postType' => null ), Listing::fields( new WP_Query( array( 'is_search' ), array( 's' => 'it\'s', 'post_type' => 'any' ) ) )['search'] );
		self::assertSame( 'facility', Listing::fields( new WP_Query( array( 'is_search' ), array( 's' => 'x', 'post_type' => 'facility' ) ) )['search']['postType'] );
	}

	public function test_a_date_is_read_from_either_form(): void {
		foreach ( array( array( 'year' => '1955', 'monthnum' => '06' ), array( 'm' => '195506' ) ) as $vars ) {
			self::assertSame( array( 'year' => 1955, 'month' => 6, 'day' => null ), Listing::fields( new WP_Query( array( 'is_date' ), $vars ) )['date'] );
		}
		self::assertNull( Listing::fields( new WP_Query( array( 'is_date' ), array( 'hour' => '3' ) ) )['date'] );
	}

	/** Returns a database with articles, and the fields that name the person. */
	private static function bylines( array $rows ): Database {
		WordPress::$options['footbridge_unlisted'] = array( 'at' => time(), 'ids' => array() );
		return new Database( static fn(): array => array_map( static fn( array $row ): object => (object) array( 'ID' => (string) $row[0], 'meta_key' => $row[1] ), $rows ) );
	}

	public function test_a_profile_lists_its_articles_by_the_first_role_of_the_person(): void {
		$GLOBALS['wpdb'] = self::bylines( array( array( 9, 'author' ), array( 9, 'reviewer' ), array( 8, 'reviewer' ), array( 7, 'author' ) ) );
		$profile         = new WP_Query( array( 'is_singular' ), array(), new WP_Post( array( 'ID' => 5, 'post_type' => 'contributor' ) ) );
		$wanted          = array(
			'written'  => array( 'ids' => array( 9, 7 ), 'found' => 2 ),
			'edited'   => array( 'ids' => array(), 'found' => 0 ),
			'reviewed' => array( 'ids' => array( 8 ), 'found' => 1 ),
		);
		self::assertSame( $wanted, Bylines::of( $profile ) );
		self::assertNull( Bylines::of( new WP_Query( array( 'is_singular' ), array(), new WP_Post( array( 'post_type' => 'page' ) ) ) ) );
	}

	public function test_a_profile_shows_thirty_articles_of_a_role(): void {
		$GLOBALS['wpdb'] = self::bylines( array_map( static fn( int $id ): array => array( $id, 'editor' ), range( 1, 40 ) ) );
		$edited          = Bylines::of( new WP_Query( array( 'is_singular' ), array(), new WP_Post( array( 'ID' => 5, 'post_type' => 'contributor' ) ) ) )['edited'] ?? array();
		self::assertSame( array( range( 1, 30 ), 40 ), array_values( $edited ) );
	}

	public function test_the_site_names_its_pages_and_the_variables_that_matter(): void {
		$GLOBALS['wp']   = (object) array( 'public_query_vars' => array( 's', 'rest_route', 'error', 'print' ) );

		WordPress::$options['page_on_front']      = '7';
		$rules                                    = RulesTest::rules( array( array( '/item.php?id=5', '/five/' ) ) );
		self::assertSame( array( 'frontPage' => null, 'postsPage' => null, 'paginationBase' => 'page', 'variables' => array( 's', 'print', 'id' ) ), Site::fields( $rules ) );
		WordPress::$options['show_on_front'] = 'page';
		self::assertSame( array( 7, null ), array( Site::fields( $rules )['frontPage'], Site::fields( $rules )['postsPage'] ) );
	}

	public function test_without_the_plugin_its_table_is_not_read(): void {
		$GLOBALS['wpdb'] = (object) array( 'prefix' => 'wp_' );
		self::assertSame( array(), Site::of_plugins() );
	}

	public function test_the_names_in_the_redirects_of_yoast_premium_can_change_an_answer(): void {
		$GLOBALS['wpdb'] = new Database();
		update_option( 'wpseo-premium-redirects-export-plain', array( 'old?page_key=1' => array( 'url' => '/', 'type' => 301 ), 'plain' => array() ) );
		update_option( 'wpseo-premium-redirects-export-regex', array( '^shop\\?item=(.*)' => array( 'url' => '/$1', 'type' => 301 ) ) );
		self::assertSame( array( 'page_key', 'item' ), Site::of_plugins() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_the_names_in_its_sources_can_change_an_answer(): void {
		class_alias( Site::class, 'Red_Item' );
		$GLOBALS['wpdb'] = new Database( static fn(): array => array( '/page?id=5&lang=en', '^/old\?ref=(.*)', '/list?filter[]=x', '/x?id' ) );
		self::assertSame( array( 'id', 'lang', 'ref', 'filter' ), Site::of_plugins() );
	}
}
