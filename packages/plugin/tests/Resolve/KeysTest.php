<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Address;
use Footbridge\Resolve\Answer;
use Footbridge\Resolve\Keys;
use Footbridge\Resolve\Links;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;
use WP_Query;
use WP_Term;
use WP_User;

/** What each kind of answer depends on. */
final class KeysTest extends TestCase {
	private static function keys( string $address, WP_Query $query, array $other = array() ): array {
		$keys                = new Keys( new Address( $address ), new Links( array( 'https://cms.example.com/' ) ) );
		$GLOBALS['wp_query'] = $query;
		self::assertFalse( $keys->note( false, $query ) );
		return $keys->of( array_merge( Answer::bare( 200 ), array( 'object' => isset( $other['status'] ) ? null : array( 'id' => 7 ) ), $other ) );
	}

	private static function post( string $type = 'post' ): WP_Post {
		return new WP_Post( array( 'ID' => 7, 'post_type' => $type, 'post_name' => 'hello' ) );
	}

	private static function term( int $id = 3 ): WP_Term {
		return new WP_Term( array( 'term_id' => $id, 'taxonomy' => 'category' ) );
	}

	/** Address, the main query, what the answer has, and all keys. */
	public static function answers(): array {
		$missing = array( 'status' => 404 );
		return array(
			'a text depends on itself and its address'             => array( '/hello/2/', new WP_Query( array( 'is_singular' ), array(), self::post() ), array(), array( 'post:7', 'uri:/hello/', 'uri:/hello/2/' ) ),
			'a missing page depends on slugs that begin so'        => array( '/n%c3%b6thing/', new WP_Query( array( 'is_singular' ), array( 'name' => 'nothing' ) ), $missing, array( 'uri:/nöthing/', 'acf_options_page:site-options', 'slug:not' ) ),
			'an impossible path depends on its address only'       => array( '/a/b/', new WP_Query( array( 'is_404' ) ), $missing, array( 'uri:/a/b/', 'acf_options_page:site-options' ) ),
			'a missing id depends on its node'                     => array( '/?p=12', new WP_Query( array( 'is_singular' ), array( 'p' => '12' ) ), $missing, array( 'post:12', 'acf_options_page:site-options' ) ),
			'a missing author depends on the users'                => array( '/?author=2', new WP_Query( array(), array( 'author' => '2' ) ), $missing, array( 'user:2', 'list:user', 'setting_group:reading', 'list:post', 'terms:list:post', 'acf_options_page:site-options' ) ),
			'a guess depends on the slug and the target'           => array( '/hel/', new WP_Query( array( 'is_singular' ), array( 'name' => 'hel' ) ), array( 'status' => 301, 'location' => '/hello/?x=1' ), array( 'uri:/hel/', 'uri:/hello/', 'acf_options_page:site-options', 'slug:hel' ) ),
			'an old slug may lead elsewhere'                       => array( '/old/', new WP_Query( array( 'is_singular' ), array( 'name' => 'old' ) ), array( 'status' => 301, 'location' => 'https://elsewhere.example/' ), array( 'uri:/old/', 'acf_options_page:site-options', 'slug:old' ) ),
			'a rule depends on the options page'                   => array( '/old.html', new WP_Query( array( 'is_singular' ) ), array( 'status' => 301, 'location' => '/new/', 'isRule' => true ), array( 'uri:/old.html/', 'uri:/new/', 'acf_options_page:site-options' ) ),
			'an empty date depends on WordPress\'s spelling of it' => array( '/2010/8/', new WP_Query( array( 'is_date' ), array( 'year' => '2010', 'monthnum' => '8' ) ), $missing, array( 'setting_group:reading', 'uri:/2010/08/', 'uri:/2010/8/', 'acf_options_page:site-options' ) ),
			'a day'                                                => array( '/?m=20100807', new WP_Query( array( 'is_date' ), array( 'm' => '20100807' ) ), array(), array( 'setting_group:reading', 'uri:/2010/08/07/' ) ),
			'a year'                                               => array( '/2010/', new WP_Query( array( 'is_date' ), array( 'year' => '2010' ) ), array(), array( 'setting_group:reading', 'uri:/2010/' ) ),
		);
	}

	/** @dataProvider answers */
	public function test_an_answer_depends_on_these_and_on_nothing_else( string $address, WP_Query $query, array $other, array $keys ): void {
		self::assertSame( $keys, self::keys( $address, $query, $other ) );
	}

	public function test_a_list_and_its_further_pages_depend_on_the_archive_and_the_page_size(): void {
		$query = new WP_Query( array( 'is_category' ), array( 'paged' => 2 ), self::term(), array( 'category' => array( 'guides' ) ) );
		self::assertSame( array( 'term:3', 'uri:/category/3/', 'setting_group:reading', 'uri:/category/3/page/2/' ), self::keys( '/category/3/page/2/', $query ) );
		self::assertSame( array( 'setting_group:reading', 'uri:/' ), self::keys( '/', new WP_Query( array( 'is_home' ) ) ) );
		$query        = new WP_Query( array( 'is_author' ), array( 'author' => 2 ), new WP_User( 2 ) );
		$query->query = array( 'author_name' => 'ann' );
		$list         = self::keys( '/author/2/', $query );
		self::assertContains( 'user:2', $list );
		self::assertNotContains( 'list:user', $list );
		self::assertNotContains( 'list:post', $list );
	}

	public function test_a_list_is_not_narrowed_by_all_types_of_its_taxonomy(): void {
		WordPress::$options['taxonomies'] = array( 'post_format' => (object) array( 'object_type' => array( 'post' ) ) );
		$query                            = new WP_Query( array( 'is_tax' ), array( 'post_type' => array( 'post' ) ), self::term(), array( 'post_format' => array( 'post-format-video' ) ) );
		self::assertNotContains( 'list:post', self::keys( '/type/video/', $query ) );
	}

	public function test_a_narrowed_list_depends_on_the_lists_of_its_types(): void {
		$term = array( 'category' => array( 'guides' ) );

		WordPress::$options['taxonomies'] = array( 'category' => (object) array( 'object_type' => array( 'post' ) ) );
		$narrow = array(
			'two terms'   => new WP_Query( array( 'is_category' ), array(), self::term(), array( 'category' => array( 'guides', 'news' ) ) ),
			'two kinds'   => new WP_Query( array( 'is_category', 'is_author' ), array(), self::term(), $term ),
			'a home page' => new WP_Query( array( 'is_home' ), array(), null, $term ),
			'another type' => new WP_Query( array( 'is_category' ), array( 'post_type' => 'page' ), self::term(), $term ),
			'by a plugin' => new WP_Query( array( 'is_home' ), array( 'post__not_in' => array( 5 ) ) ),
		);
		foreach ( $narrow as $name => $query ) {
			self::assertSame( array( 'list:post', 'terms:list:post' ), array_values( array_intersect( self::keys( '/x/', $query ), array( 'list:post', 'terms:list:post' ) ) ), $name );
		}
	}

	public function test_a_term_that_is_missing_depends_on_the_terms_of_its_taxonomy(): void {
		WordPress::$options['taxonomies'] = array( 'category' => (object) array( 'graphql_single_name' => 'category', 'object_type' => array( 'post' ) ) );
		self::assertContains( 'list:category', self::keys( '/category/new/', new WP_Query( array( 'is_category' ), array(), null, array( 'category' => array( 'new' ) ) ), array( 'status' => 404 ) ) );
	}

	public function test_a_search_depends_on_every_post(): void {
		WordPress::$options['types'] = array( 'post' => (object) array(), 'page' => (object) array() );
		self::assertSame( array( 'setting_group:reading', 'skipped:post', 'list:post', 'terms:list:post', 'list:page', 'terms:list:page', 'uri:/' ), self::keys( '/?s=x', new WP_Query( array( 'is_search' ), array( 's' => 'x' ) ) ) );
	}
}
